-- What visitors write to the support. Nobody needs an account to write, so no user owns a row.
create table contact_messages (
  id uuid primary key,
  email text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_by_date on contact_messages (created_at);
