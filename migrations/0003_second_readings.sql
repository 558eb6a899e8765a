-- A pupil who does not agree with a remark has it read again: what he said, what was answered, what it changed.
create table contests (
  result_id uuid not null references results (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  -- The correction it is about: mended and corrected again, a copy has new remarks.
  fingerprint text not null,
  remark integer not null,
  argument text not null check (length(argument) <= 2000),
  passage text check (length(passage) <= 2000),
  decision text not null,
  reason jsonb not null,
  quotes jsonb not null default '[]',
  grade_before numeric(4, 2) not null,
  grade_after numeric(4, 2) not null,
  created_at timestamptz not null default now(),
  primary key (result_id, fingerprint, remark)
);
create index contests_of_user on contests (user_id);

-- How often the copy was sent through on that day's credit: a failure gives the credit back, not the trouble.
alter table correction_credits add column attempts integer not null default 1;
