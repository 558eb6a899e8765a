-- A mock exam under way: the server holds its clock and its answers. Once handed in, it becomes a copy with the same id.
create table mock_attempts (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  template_id text not null,
  mode text not null check (mode in ('timed', 'practice')),
  extra_time boolean not null default false,
  -- Nothing in practice: there is no clock to beat.
  time_limit_seconds integer check (time_limit_seconds > 0),
  -- By question: the text, and when it was written by the server's clock. The newest text of each question wins.
  answers jsonb not null default '{}',
  started_at timestamptz not null,
  saved_at timestamptz not null,
  active_seconds integer not null default 0,
  submitted_at timestamptz,
  closed_by text check (closed_by in ('pupil', 'clock')),
  time_spent_seconds integer,
  -- Set when the copy was made: one attempt, one copy.
  exam_id uuid references exams (id) on delete set null
);
create unique index one_attempt_under_way on mock_attempts (user_id, template_id, mode) where submitted_at is null;
create index mock_attempts_of on mock_attempts (user_id, started_at desc);
