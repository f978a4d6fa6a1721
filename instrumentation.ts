/**
 * Starts telemetry with the server when `OTEL_EXPORTER_OTLP_ENDPOINT` says where it goes. Next calls it once, before
 * the first request; without the variable nothing of OpenTelemetry's client is loaded, nor sent.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return;
  const { startTracing } = await import('@/lib/server/telemetry/tracing');
  await startTracing();
}
