-- What a copy carries beside its files, what was read of it, what its correction cost and found.

alter table exams
  add column exercise text,
  add column subject_text text check (length(subject_text) <= 20000);

-- The whole reading, with the place of every word; the text that is graded stays in exams.ocr_text.
create table readings (
  exam_id uuid primary key references exams (id) on delete cascade,
  reading jsonb not null,
  read_at timestamptz not null default now()
);

-- The day's corrections of a free pupil, by Paris days. One slot a day: two requests cannot both have it.
create table correction_credits (
  exam_id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  day date not null,
  returned_at timestamptz
);
create unique index one_credit_a_day on correction_credits (user_id, day) where returned_at is null;

-- The same copy gets the same correction.
create table verdicts (
  user_id text not null references "user" (id) on delete cascade,
  fingerprint text not null,
  correction jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, fingerprint)
);

-- What the last correction of each exam looked like from the inside, for those who mend the pipeline.
create table last_jobs (
  exam_id uuid primary key references exams (id) on delete cascade,
  diagnostic jsonb not null,
  created_at timestamptz not null default now()
);

alter table profiles drop column daily_corrections_used;
