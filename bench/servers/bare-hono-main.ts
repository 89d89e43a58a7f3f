import process from 'node:process';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const ANSWER = { data: [{ loan_id: 4711, grade: 'B', principal: 12_500, status: 'Current' }] };

const app = new Hono();
// Takes the same request as the others, and knows the answer.
app.post('/api/v1/chat/run-sql', async (c) => {
  const { sql } = await c.req.json();
  return typeof sql === 'string' ? c.json(ANSWER) : c.json({ detail: 'sql is missing' }, 422);
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}\n`),
);
