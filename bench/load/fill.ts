import type { Client } from 'pg';

/** Rows of a product that has lived: corrected copies up to a count, spread over invented pupils, ten for each. */
export async function fill(db: Client, results: number): Promise<void> {
  const { rows } = await db.query('select count(*)::int as n from results');
  const missing = results - rows[0].n;
  if (missing <= 0) return;
  await db.query('begin');
  await db.query(
    `insert into "user" (id, name, email, age_band, email_verified)
     select gen_random_uuid(), 'Ancien', gen_random_uuid() || '@charge.fr', 'adult', true
     from generate_series(1, ceil($1 / 10.0)::int)`,
    [missing],
  );
  await db.query(
    `with owners as (select id, row_number() over () as n from "user" where name = 'Ancien' order by created_at desc limit ceil($1 / 10.0)::int),
     made as (
       insert into exams (id, user_id, subject, exam_type, level, status, image_urls, ocr_text, idempotency_key, created_at, completed_at)
       select gen_random_uuid(), owners.id, 'philosophie', 'bac', 'terminale', 'completed', '[]', repeat('Un texte de copie. ', 60), gen_random_uuid()::text,
         now() - (random() * interval '200 days'), now()
       from generate_series(1, 10) copy, owners limit $1
       returning id, user_id, created_at)
     insert into results (id, user_id, exam_id, grade, max_grade, feedback, model_used, output_json, created_at)
     select gen_random_uuid(), user_id, id, 12, 20, repeat('Une remarque. ', 40), 'correcteur intégré',
       (select output_json from results limit 1), created_at from made`,
    [missing],
  );
  await db.query('commit');
  await db.query('analyze');
}
