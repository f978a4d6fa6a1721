import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { scrubSpan } from '@/lib/server/telemetry/scrubSpan';

it('a span is exported without searches, clients’ addresses and user agents', () => {
  const finished = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: finished })],
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
  const [ended] = finished.getFinishedSpans();
  if (ended === undefined) throw new Error('A span is expected.');
  const sent = scrubSpan(ended);
  expect(sent.name).toBe('GET /episodes');
  expect(sent.attributes).toEqual({ 'http.target': '/episodes', 'http.status_code': 200 });
  expect(sent.spanContext()).toEqual(ended.spanContext());
  expect(sent.duration).toEqual(ended.duration);
});
