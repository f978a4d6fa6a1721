import { isNode, isReference } from '@/tests/unit/lib/seo/problems';

type Node = Readonly<Record<string, unknown>>;

/** Lists every object of a graph, at any depth. */
export function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

/** Lists the `@id` of each described node. */
export const describedIds = (data: unknown): readonly string[] =>
  nodesIn(data).flatMap((node) =>
    typeof node['@id'] === 'string' && !isReference(node) ? [node['@id']] : [],
  );

export const referencedIds = (data: unknown): readonly string[] =>
  nodesIn(data).flatMap((node) => (isReference(node) ? [String(node['@id'])] : []));
