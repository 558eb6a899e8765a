-- Progress: what a pupil earned, what copies taught, what comes back to be revised, and who else may look.

-- Every XP ever given, once. `source` is the exam of a correction, the Paris day of a revision.
create table xp_ledger (
  user_id text not null references "user" (id) on delete cascade,
  kind text not null check (kind in ('correction', 'revision')),
  source text not null,
  xp integer not null check (xp >= 10),
  day date not null,
  earned_at timestamptz not null default now(),
  primary key (user_id, kind, source)
);

-- What progress needs to know of a corrected copy, so that no dashboard opens whole corrections.
create table graded_copies (
  exam_id uuid primary key references exams (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  result_id uuid not null references results (id) on delete cascade,
  subject text not null,
  level text not null,
  exam_type text not null,
  day date not null,
  grade numeric(4, 2) not null,
  low numeric(4, 2) not null,
  high numeric(4, 2) not null,
  sub_scores jsonb not null,
  faults jsonb not null,
  weaknesses jsonb not null,
  sent_at timestamptz not null
);
create index graded_copies_of_user on graded_copies (user_id, sent_at);

-- What the pupil chose. Everything that leaves by mail is off until chosen.
create table progress_choices (
  user_id text primary key references "user" (id) on delete cascade,
  daily_goal_xp integer not null default 30 check (daily_goal_xp in (30, 60, 100)),
  weekly_days integer not null default 5 check (weekly_days in (3, 5, 7)),
  target_grade numeric(4, 2) check (target_grade between 0 and 20),
  mail_results boolean not null default false,
  mail_rewards boolean not null default false,
  mail_streak boolean not null default false,
  weekly_report boolean not null default false,
  unsubscribe_token uuid not null default gen_random_uuid() unique
);

-- What is told to the pupil, once each; by mail only what was chosen, and at decent hours.
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  kind text not null,
  source text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  mailed_at timestamptz,
  unique (user_id, kind, source)
);
create index notices_newest on notices (user_id, created_at desc);
create index notices_to_mail on notices (created_at) where mailed_at is null;

-- Cards made from the pupil's own sentences; `exam_id` is null for a card of the general set.
create table revision_cards (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  exam_id uuid references exams (id) on delete cascade,
  slug text not null,
  category text not null,
  content jsonb not null,
  memory jsonb not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, slug)
);
create index revision_cards_due on revision_cards (user_id, due_at);

-- The id is the browser's: an answer sent twice is one answer.
create table revision_answers (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  card_id uuid not null references revision_cards (id) on delete cascade,
  day date not null,
  rating smallint not null check (rating between 1 and 4),
  is_right boolean not null,
  answered_at timestamptz not null default now()
);
create index revision_answers_of_day on revision_answers (user_id, day);

create table victory_plans (
  user_id text primary key references "user" (id) on delete cascade,
  plan jsonb not null,
  is_personal boolean not null,
  made_at timestamptz not null
);

create table weekly_reports (
  user_id text not null references "user" (id) on delete cascade,
  monday date not null,
  report jsonb not null,
  made_at timestamptz not null default now(),
  primary key (user_id, monday)
);

-- What a parent may look at. Only the hash of the link is kept.
create table share_links (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  name text not null check (length(name) <= 60),
  token_hash text not null unique,
  contents text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  times_opened integer not null default 0
);
create index share_links_of_user on share_links (user_id, created_at desc);
