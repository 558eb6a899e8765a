import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTelemetry } from './telemetry.ts';

test('[J4] a request and its statements reach the collector as one trace, under the route and not the address typed', async () => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push(Buffer.concat(parts).toString());
    response.end('{}');
  }).listen(0);
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const tracesUrl = `http://localhost:${port}/v1/traces`;
  const telemetry = openTelemetry({ tracesUrl, facts: async () => ({}) });

  await telemetry.watch.span('GET', async (rename) => {
    telemetry.watch.took('query', 3, {});
    rename('GET /api/exams/:id');
  });
  await expect(
    telemetry.watch.span('job', async () => {
      throw new Error('lost');
    }),
  ).rejects.toThrow('lost');
  await telemetry.close();
  collector.close();

  const spans = received
    .map((body) => JSON.parse(body))
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans) as {
    name: string;
    traceId: string;
    spanId: string;
    parentSpanId?: string;
    status: { code: number };
  }[];
  const [request, query, job] = ['GET /api/exams/:id', 'query', 'job'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(query).toMatchObject({ traceId: request!.traceId, parentSpanId: request!.spanId });
  expect(job!.status.code).toBe(2);
  expect(received.join()).toContain('laureat');
});

test('[J4] metrics tell the facts of the house, and say so when the database does not answer', async () => {
  const well = openTelemetry({ facts: async () => ({ jobsWaiting: 7, oldest: null }) });
  well.watch.took('request', 12, { route: '/api/exams' });
  const metrics = await well.readMetrics();
  expect(metrics).toMatch(/laureat_house\{fact="jobsWaiting"[^}]*\} 7/);
  expect(metrics).toMatch(/laureat_request_seconds_count\{route="\/api\/exams"[^}]*\} 1/);
  await well.close();

  const ill = openTelemetry({ facts: () => Promise.reject(new Error('down')) });
  expect(await ill.readMetrics()).toMatch(/laureat_house\{fact="database_unreachable"[^}]*\} 1/);
  await ill.close();
});
