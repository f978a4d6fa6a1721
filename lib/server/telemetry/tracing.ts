import 'server-only';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { scrubSpan } from '@/lib/server/telemetry/scrubSpan';
import { readVariable } from '@/lib/server/variables.mjs';

/** In milliseconds: the export interval; a killed process loses the spans of at most one interval. */
const EXPORT_INTERVAL_MS = 1000;

/**
 * Exports the spans of Next's requests to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, in OTLP over HTTP. The client
 * is an optional package; without the package, a warning is logged and the site is served.
 */
export async function startTracing(): Promise<void> {
  const client = await loadClient().catch((error: unknown) => {
    console.warn(
      `OTEL_EXPORTER_OTLP_ENDPOINT demande les paquets facultatifs d’OpenTelemetry (${String(error)}) : rien n’est envoyé.`,
    );
    return null;
  });
  if (client === null) return;
  const { api, sdk, contexts, resources, exporters } = client;
  const exporter = new exporters.OTLPTraceExporter();
  const scrubbingExporter: SpanExporter = {
    export: (spans, callback) => exporter.export(spans.map(scrubSpan), callback),
    shutdown: () => exporter.shutdown(),
  };
  const batchProcessor = new sdk.BatchSpanProcessor({
    exporter: scrubbingExporter,
    scheduledDelayMillis: EXPORT_INTERVAL_MS,
  });
  const resource = resources.resourceFromAttributes({
    'service.name': readVariable('OTEL_SERVICE_NAME'),
  });
  const provider = new sdk.TracerProvider({ resource, spanProcessors: [batchProcessor] });
  api.context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(provider);
  // Flush pending spans while the shutdown waits for the last answers.
  process.once('SIGTERM', () => void provider.forceFlush().catch(() => undefined));
}

async function loadClient() {
  const [api, sdk, contexts, resources, exporters] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { api, sdk, contexts, resources, exporters };
}
