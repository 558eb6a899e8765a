-- A verdict goes with the copy it was given to; those given before this line are found by their fingerprint.
alter table verdicts add column exam_id uuid references exams (id) on delete cascade;
create index verdicts_of_exam on verdicts (exam_id);
