import { monitorEventLoopDelay } from 'node:perf_hooks';
import { context, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Watch, Work } from '#application/watch.ts';

type Options = {
  /** Where traces go (OTLP over HTTP); nowhere without it. */
  tracesUrl?: string;
  /** Figures asked for at each reading of the metrics, by name: gauges of the whole house. */
  facts(): Promise<Record<string, number | null>>;
};

export type Telemetry = { watch: Watch; readMetrics(): Promise<string>; close(): Promise<void> };

const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Metrics are always counted, in this process; traces only where somebody collects them. */
export function openTelemetry({ tracesUrl, facts }: Options): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'laureat' });
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const provider = new MeterProvider({ resource, readers: [exporter] });
  const meter = provider.getMeter('laureat');
  const advice = { explicitBucketBoundaries: BOUNDARIES };
  const histogram = (work: Work) =>
    meter.createHistogram(`laureat_${work}_seconds`, { unit: 's', advice });
  const durations = {
    request: histogram('request'),
    job: histogram('job'),
    query: histogram('query'),
  };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter.createObservableGauge('laureat_house').addCallback(async (gauge) => {
    const known = await facts().catch(() => ({ database_unreachable: 1 }));
    for (const [fact, value] of Object.entries(known)) gauge.observe(value ?? 0, { fact });
  });
  meter.createObservableGauge('laureat_process').addCallback((gauge) => {
    gauge.observe(process.memoryUsage.rss(), { fact: 'rss_bytes' });
    gauge.observe(delay.percentile(99) / 1e9, { fact: 'event_loop_delay_p99_seconds' });
    delay.reset();
  });

  const traces = tracesUrl ? openTraces(tracesUrl, resource) : undefined;
  const serializer = new PrometheusSerializer();
  return {
    watch: {
      span: (name, run) => (traces ? spanWith(traces.tracer, name, run) : run(() => {})),
      took(work, milliseconds, labels) {
        durations[work].record(milliseconds / 1000, labels);
        const startTime = Date.now() - milliseconds;
        if (work === 'query') traces?.tracer.startSpan('query', { startTime }).end();
      },
    },
    async readMetrics() {
      const { resourceMetrics } = await exporter.collect();
      return serializer.serialize(resourceMetrics);
    },
    async close() {
      delay.disable();
      await Promise.allSettled([provider.shutdown(), traces?.provider.shutdown()]);
    },
  };
}

function openTraces(url: string, resource: ReturnType<typeof resourceFromAttributes>) {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })];
  const provider = new TracerProvider({ resource, spanProcessors });
  return { provider, tracer: provider.getTracer('laureat') };
}

function spanWith<T>(
  tracer: Tracer,
  name: string,
  run: (rename: (name: string) => void) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name);
  return context.with(trace.setSpan(context.active(), span), async () => {
    try {
      return await run((better) => span.updateName(better));
    } catch (problem) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw problem;
    } finally {
      span.end();
    }
  });
}
