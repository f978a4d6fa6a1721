import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { scrubSpan } from '@/lib/server/telemetry/scrubSpan';

it('a scrubbed span has no query, no client address and no user agent', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter })],
  });
  const span = provider.getTracer('essai').startSpan('GET /episodes?q=badr');
  span.setAttributes({
    'http.target': '/episodes?q=badr&page=2',
    'http.status_code': 200,
    'client.address': '203.0.113.9',
    'http.user_agent': 'Navigateur/1.0',
    'net.peer.ip': '203.0.113.9',
  });
  span.end();
  const [finishedSpan] = exporter.getFinishedSpans();
  if (finishedSpan === undefined) throw new Error('A span is expected.');
  const scrubbedSpan = scrubSpan(finishedSpan);
  expect(scrubbedSpan.name).toBe('GET /episodes');
  expect(scrubbedSpan.attributes).toEqual({
    'http.target': '/episodes',
    'http.status_code': 200,
  });
  expect(scrubbedSpan.spanContext()).toEqual(finishedSpan.spanContext());
  expect(scrubbedSpan.duration).toEqual(finishedSpan.duration);
});
