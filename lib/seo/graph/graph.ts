import type { Graph, Thing } from 'schema-dts';

/** What a page says of its things to machines (schema.org, as JSON-LD): one graph a page. */
export const graph = (...nodes: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});
