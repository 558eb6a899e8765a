-- The same failure seen a thousand times is one thing to mend: what two reports have in common, as readable text.
alter table application_errors add column fingerprint text;
create index application_errors_groups on application_errors (fingerprint, created_at desc);
