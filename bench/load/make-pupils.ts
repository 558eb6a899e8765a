import { createHmac, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

const COPIES_EACH = 10;

/** Signed-in Pro pupils with ten corrected copies each, written straight into the database; answers with their cookies. */
export async function makePupils(db: Client, count: number): Promise<string[]> {
  const secret = await db.query("select value from settings where name = 'session-secret'");
  const ids = Array.from({ length: count }, () => randomUUID());
  const tokens = ids.map(() => randomUUID().replaceAll('-', ''));
  await db.query(
    `insert into "user" (id, name, email, age_band, email_verified)
     select id, 'Élève', id || '@charge.fr', 'adult', true from unnest($1::text[]) id`,
    [ids],
  );
  await db.query(
    `insert into profiles (user_id, plan) select id, 'pro' from unnest($1::text[]) id
     on conflict (user_id) do update set plan = 'pro'`,
    [ids],
  );
  await db.query(
    `insert into session (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '7 days' from unnest($1::text[], $2::text[]) as made (id, token)`,
    [ids, tokens],
  );
  await giveCopies(db, ids, COPIES_EACH);
  return tokens.map((token) => {
    const signature = createHmac('sha256', secret.rows[0].value).update(token).digest('base64');
    return `laureat.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}

/** Corrected copies in the image of the first real one. */
export async function giveCopies(db: Client, userIds: string[], each: number): Promise<void> {
  await db.query(
    `with made as (
       insert into exams (id, user_id, subject, exam_type, level, status, image_urls, ocr_text, idempotency_key, created_at, completed_at)
       select gen_random_uuid(), owner, 'philosophie', 'bac', 'terminale', 'completed', '[]', repeat('Un texte de copie. ', 60),
         gen_random_uuid()::text, now() - (random() * interval '200 days'), now()
       from generate_series(1, $2::int) copy, unnest($1::text[]) owner
       returning id, user_id, created_at),
     graded as (
       insert into results (id, user_id, exam_id, grade, max_grade, feedback, model_used, output_json, created_at)
       select gen_random_uuid(), user_id, id, 12, 20, repeat('Une remarque. ', 40), 'correcteur intégré',
         (select output_json from results limit 1), created_at from made
       returning *),
     read as (
       insert into readings (exam_id, reading) select id, '{"text": "Un texte de copie."}' from made),
     counted as (
       insert into graded_copies (exam_id, user_id, result_id, subject, level, exam_type, day, grade, low, high, sub_scores, faults, weaknesses, sent_at)
       select exam_id, user_id, id, 'philosophie', 'terminale', 'bac', created_at::date, 12, 11, 13, output_json -> 'subScores', '{"accord": 2}', '{}', created_at
       from graded)
     insert into xp_ledger (user_id, kind, source, xp, day)
     select user_id, 'correction', exam_id::text, 20, created_at::date from graded`,
    [userIds, each],
  );
}
