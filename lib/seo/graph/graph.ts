import type { Graph, Thing } from 'schema-dts';

/** Wraps the nodes of a page in one JSON-LD graph (schema.org). */
export const graph = (...nodes: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});
