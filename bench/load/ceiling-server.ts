import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

// A child process: one route, one query, nothing else. The same rows as the pupil's history.
const [port, address] = process.argv.slice(2);
const pool = new pg.Pool({ ...JSON.parse(address!), max: 12 });
const app = new Hono().get('/exams', async (c) => {
  const { rows } = await pool.query(
    `select e.*, r.id as result_id, r.grade from exams e left join results r on r.exam_id = e.id
     where e.user_id = (select id from "user" where email = $1) order by e.created_at desc limit 50`,
    ['eleve0@charge.fr'],
  );
  return c.json(rows);
});
serve({ fetch: app.fetch, port: Number(port) }, () => process.send?.('ready'));
