import 'server-only';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Span attributes that identify a client: addresses and user agents. */
const PERSONAL_ATTRIBUTE = /(?:^|\.)(?:client|peer|user_agent)\b|client_ip|http\.user_agent/;

/** Removes personal data from a span: queries in its name and attributes, and attributes that identify the client. */
export function scrubSpan(span: ReadableSpan): ReadableSpan {
  const keptAttributes = Object.entries(span.attributes).filter(
    ([name]) => !PERSONAL_ATTRIBUTE.test(name),
  );
  const attributes = Object.fromEntries(
    keptAttributes.map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSearch(value) : value,
    ]),
  );
  // A span has methods too: inherit everything but name and attributes.
  return Object.create(span, {
    name: { value: withoutSearch(span.name), enumerable: true },
    attributes: { value: attributes, enumerable: true },
  });
}

const withoutSearch = (text: string): string => text.replace(/\?[^\s]*/g, '');
