-- Before a copy is corrected its author may look over what was read. What they mend stays beside the machine's reading.

alter table exams add column check_asked boolean not null default false;

alter table readings
  add column awaits_check boolean not null default false,
  add column fixes jsonb not null default '[]',
  add column checked_at timestamptz;
