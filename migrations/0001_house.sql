-- The ground: accounts, copies and their results, the game, codes, what is reported.
-- Names follow the product's specification; "user" and its three companions follow the authentication library.

create table "user" (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'pupil' check (role in ('pupil', 'admin')),
  age_band text not null default '15to17' check (age_band in ('under15', '15to17', 'adult')),
  parent_email text,
  referral_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  token text not null unique,
  user_id text not null references "user" (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_of_user on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_of_user on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table profiles (
  user_id text primary key references "user" (id) on delete cascade,
  plan text not null default 'free'
    check (plan in ('free', 'pro', 'pro_lifetime', 'pro_institutional', 'suspended')),
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  daily_corrections_used integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_stats (
  user_id text primary key references "user" (id) on delete cascade,
  current_xp integer not null default 0,
  current_level integer not null default 1,
  current_streak integer not null default 0,
  best_streak integer not null default 0,
  total_corrections integer not null default 0,
  weekly_corrections integer not null default 0,
  average_grade numeric(4, 2),
  best_grade numeric(4, 2),
  favorite_subject text,
  updated_at timestamptz not null default now()
);

-- A trigger, because an account without its profile must not exist even for the time between two statements.
create function create_profile_of_new_user() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id) values (new.id);
  insert into user_stats (user_id) values (new.id);
  return new;
end $$;
create trigger profile_of_new_user after insert on "user"
  for each row execute function create_profile_of_new_user();

create table parent_consents (
  user_id text primary key references "user" (id) on delete cascade,
  parent_email text not null,
  token_hash text not null unique,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decision text check (decision in ('accept', 'refuse')),
  decided_at timestamptz
);

create table exams (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  subject text not null,
  exam_type text not null check (exam_type in ('bac', 'mock', 'practice')),
  level text not null check (level in ('premiere', 'terminale')),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  image_urls jsonb not null default '[]',
  ocr_text text check (length(ocr_text) <= 250000),
  metadata jsonb not null default '{}',
  failure jsonb,
  idempotency_key text not null,
  mock_exam_type text check (mock_exam_type in ('practice', 'timed')),
  time_limit_minutes integer,
  started_at timestamptz,
  completed_at timestamptz,
  time_spent_seconds integer,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index exams_of_user on exams (user_id, created_at desc);

create table results (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  exam_id uuid not null unique references exams (id) on delete cascade,
  grade numeric(4, 2) check (grade between 0 and max_grade),
  max_grade numeric(4, 2) not null default 20,
  feedback text not null,
  corrections jsonb not null default '[]',
  model_used text not null,
  output_json jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index results_of_user on results (user_id, created_at desc);

create table user_badges (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  badge_name text not null,
  badge_icon text not null,
  rarity text not null check (rarity in ('legendary', 'epic', 'rare', 'other')),
  earned_at timestamptz not null default now(),
  unique (user_id, badge_name)
);

create table referral_analytics (
  user_id text primary key references "user" (id) on delete cascade,
  total_referrals integer not null default 0,
  total_conversions integer not null default 0,
  total_discount_earned numeric(10, 2) not null default 0,
  lifetime_savings numeric(10, 2) not null default 0,
  current_month_referrals integer not null default 0,
  current_month_discount integer not null default 0,
  best_month_referrals integer not null default 0
);

create table institutional_codes (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code = upper(code) and length(code) between 4 and 20),
  institution_name text not null,
  is_active boolean not null default true,
  expires_at timestamptz not null,
  used_count integer not null default 0,
  max_users integer not null,
  check (used_count between 0 and max_users)
);

create table institutional_redemptions (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  institutional_code_id uuid not null references institutional_codes (id),
  expires_at timestamptz not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index one_active_redemption on institutional_redemptions (user_id) where is_active;

create table security_requirements (
  id uuid primary key default gen_random_uuid(),
  requirement_type text not null,
  description text not null,
  dashboard_url text,
  status text not null default 'requires_manual_config',
  created_at timestamptz not null default now()
);

create table application_errors (
  id uuid primary key default gen_random_uuid(),
  error_type text not null,
  error_message text not null,
  stack_trace text,
  user_id text references "user" (id) on delete set null,
  url text,
  user_agent text,
  severity text not null default 'error',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index application_errors_newest on application_errors (created_at desc);

create table mails (
  id uuid primary key,
  "to" text not null,
  subject text not null,
  html text not null,
  text text not null,
  sent_at timestamptz not null default now()
);

create table settings (
  name text primary key,
  value text not null
);
