import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// A child process: what this machine can give at most. One route, one prepared statement that finds the pupil by the cookie
// and reads the history the product shows; no signature, rule, header, log or measure around it.
const [port, address] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(address!), max: 12 });
const HISTORY = `select e.id, e.subject, e.level, e.exam_type, e.status, e.created_at, e.failure, e.image_urls, r.id as result_id, r.grade, r.max_grade
  from session s join exams e on e.user_id = s.user_id left join results r on r.exam_id = e.id
  where s.token = $1 and s.expires_at > now() order by e.created_at desc limit 200`;
const app = new Hono().get('/exams', async (c) => {
  const [, token] = /session_token=([^.;]+)/.exec(c.req.header('cookie') ?? '') ?? [];
  const { rows } = await pool.query({ name: 'history', text: HISTORY, values: [token] });
  return c.json(rows);
});
serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'));
