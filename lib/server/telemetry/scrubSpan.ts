import 'server-only';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** What would say who asks: addresses of clients, and what their browsers say of themselves. */
const PERSONAL = /(?:^|\.)(?:client|peer|user_agent)\b|client_ip|http\.user_agent/;

/**
 * Removes a visitor's data from a span: searches from the addresses in its name and attributes, and the attributes
 * that identify the client, as in the log.
 */
export function scrubSpan(span: ReadableSpan): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name]) => !PERSONAL.test(name));
  const attributes = Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSearch(value) : value,
    ]),
  );
  // A span tells of itself by methods too: everything else stays its own.
  return Object.create(span, {
    name: { value: withoutSearch(span.name), enumerable: true },
    attributes: { value: attributes, enumerable: true },
  });
}

const withoutSearch = (text: string): string => text.replace(/\?[^\s]*/g, '');
