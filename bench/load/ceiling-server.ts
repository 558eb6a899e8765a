import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// A child process: what this machine can give at most. One statement finds the pupil by the cookie and reads the history the
// product shows, as one writes it (/exams) or prepared by hand (/prepared); no signature, rule, header, log or measure around it.
const [port, address] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(address!), max: 12 });
const HISTORY = `select e.id, e.subject, e.level, e.exam_type, e.status, e.created_at, e.failure, e.image_urls, r.id as result_id, r.grade, r.max_grade
  from session s join exams e on e.user_id = s.user_id left join results r on r.exam_id = e.id
  where s.token = $1 and s.expires_at > now() order by e.created_at desc limit 200`;
const tokenOf = (cookie = '') => /session_token=([^.;%]+)/.exec(cookie)?.[1];
const app = new Hono()
  .get('/exams', async (c) => {
    const { rows } = await pool.query(HISTORY, [tokenOf(c.req.header('cookie'))]);
    return c.json(rows);
  })
  .get('/prepared', async (c) => {
    const values = [tokenOf(c.req.header('cookie'))];
    const { rows } = await pool.query({ name: 'history', text: HISTORY, values });
    return c.json(rows);
  });
serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'));
