-- Where a plan comes from, what was paid and agreed to, who invited whom, what an administrator did.

-- profiles.plan stays the one answer that everything reads; these columns say why it is what it is.
alter table profiles
  add column granted_plan text check (granted_plan in ('pro', 'pro_lifetime')),
  add column suspended_at timestamptz,
  add column deletion_requested_at timestamptz,
  -- False for those who came by Google and were not asked yet: until then they count as the youngest.
  add column age_known boolean not null default true;
update profiles set granted_plan = plan where plan in ('pro', 'pro_lifetime');
update profiles set suspended_at = now() where plan = 'suspended';

create table billing_customers (
  user_id text primary key references "user" (id) on delete cascade,
  customer_id text not null unique,
  card_fingerprint text,
  synced_at timestamptz,
  created_at timestamptz not null default now()
);

-- What a person agreed to before paying.
create table billing_orders (
  id uuid primary key,
  user_id text not null references "user" (id) on delete cascade,
  reference text not null unique,
  price_cents integer not null check (price_cents > 0),
  discount_percent integer not null check (discount_percent in (0, 10, 20, 30, 40, 50)),
  payer_name text,
  payer_email text not null,
  immediate_access boolean not null,
  created_at timestamptz not null default now()
);
create index orders_of_user on billing_orders (user_id, created_at desc);

create table subscriptions (
  id text primary key,
  user_id text not null references "user" (id) on delete cascade,
  order_id uuid references billing_orders (id),
  status text not null,
  amount_cents integer not null,
  started_at timestamptz not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  ended_at timestamptz
);
create index subscriptions_of_user on subscriptions (user_id);

-- Kept ten years by law: the owner leaves, the invoice stays.
create table invoices (
  id text primary key,
  user_id text references "user" (id) on delete set null,
  subscription_id text,
  number text,
  status text not null,
  amount_cents integer not null,
  paid_cents integer not null,
  refunded_cents integer not null,
  payer_email text,
  period_start timestamptz not null,
  period_end timestamptz not null,
  issued_at timestamptz not null,
  page_url text
);
create index invoices_of_user on invoices (user_id, issued_at desc);

create table billing_events (
  id text primary key,
  type text not null,
  object_id text not null,
  customer_id text,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);

-- A letter about money leaves once, however often its cause is seen.
create table billing_letters (
  key text primary key,
  user_id text not null references "user" (id) on delete cascade,
  written_at timestamptz not null default now()
);

-- Proofs of what was ordered, ended or renounced: kept five years, whoever leaves.
create table contract_acts (
  id uuid primary key,
  user_id text references "user" (id) on delete set null,
  kind text not null check (kind in ('order', 'cancellation', 'withdrawal')),
  email text not null,
  reference text,
  outcome text not null,
  statement text not null,
  effective_at timestamptz,
  created_at timestamptz not null default now()
);

create table referral_codes (
  user_id text primary key references "user" (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null default now()
);

-- One row for each invited pupil; it counts once converted_at is set.
create table referrals (
  user_id text primary key references "user" (id) on delete cascade,
  referrer_id text not null references "user" (id) on delete cascade,
  code text not null,
  created_at timestamptz not null default now(),
  converted_at timestamptz,
  refused text,
  check (user_id <> referrer_id)
);
create index referrals_of_referrer on referrals (referrer_id);

alter table institutional_codes add column created_at timestamptz not null default now();
alter table institutional_redemptions add column warned_at timestamptz;

create table code_failures (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  address_hash text not null,
  failed_at timestamptz not null default now()
);
create index code_failures_recent on code_failures (failed_at);

create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  kind text not null,
  choice text not null,
  version text not null,
  given_at timestamptz not null default now()
);
create index consents_of_user on consents (user_id, given_at desc);

create table audit_log (
  id uuid primary key default gen_random_uuid(),
  admin_id text references "user" (id) on delete set null,
  action text not null,
  user_id text references "user" (id) on delete set null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_newest on audit_log (created_at desc);

-- The books of the demonstration payment provider, on machines without the real one.
create table demonstration_payments (
  id text primary key,
  kind text not null,
  body jsonb not null,
  sequence bigint generated always as identity
);

-- Counted from referrals and invoices when asked: nothing that could drift is stored.
drop table referral_analytics;
