-- Tries at the door, counted once for all web processes. Who and from where are kept as hashes, for as long as they count:
-- a try for a quarter of an hour, an address that was let in for a month. An empty account or address means all of them.
-- Unlogged: a flood of wrong passwords makes nobody wait for the disk, and what a crash forgets are only counts.
create unlogged table sign_in_tries (
  account text not null,
  address text not null,
  tries integer not null,
  last_at timestamptz not null,
  until timestamptz not null,
  known_until timestamptz,
  forget_at timestamptz generated always as (greatest(until, known_until)) stored,
  primary key (account, address)
);
