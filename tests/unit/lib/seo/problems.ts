import type { Vocabulary } from '@/tests/fixtures/vocabulary';

type Node = Readonly<Record<string, unknown>>;

/** Patterns of schema.org's data types by name, with dates and times in ISO 8601. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  Text: /^\S[\s\S]*\S$|^\S$/,
  URL: /^https?:\/\/[^\s<>"{}|\\^`]+$/,
  Date: /^-?\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
  DateTime: /^-?\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  Duration: /^P(?=\d|T\d)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/,
};

/**
 * Validates a page's graph against schema.org, and lists each problem with its position: an unknown
 * class or property, a property that its class lacks, a value outside the property's range.
 */
export function problemsOf(data: unknown, vocabulary: Vocabulary): readonly string[] {
  if (!isNode(data) || data['@context'] !== 'https://schema.org')
    return ['@context: https://schema.org is expected'];
  const nodes = data['@graph'];
  if (!Array.isArray(nodes) || nodes.length === 0) return ['@graph: a list is expected'];
  return nodes.flatMap((node: unknown, index) =>
    problemsOfNode(node, `@graph[${index}]`, vocabulary),
  );
}

function problemsOfNode(
  node: unknown,
  path: string,
  vocabulary: Vocabulary,
): readonly string[] {
  if (!isNode(node)) return [`${path}: an object is expected`];
  const { '@type': type, '@id': id, ...properties } = node;
  if (id !== undefined && !isText(id, 'URL')) return [`${path}: «${String(id)}» is no @id`];
  if (typeof type !== 'string' || !vocabulary.hasClass(type))
    return [`${path}: schema.org knows no class «${String(type)}»`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const propertyPath = `${path} ${type}.${name}`;
    if (isActionConstraint(type, name, vocabulary)) return [];
    const range = vocabulary.rangeOf(type, name);
    if (range === null) return [`${propertyPath}: ${type} has no such property`];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((item) => problemsOfValue(item, range, propertyPath, vocabulary));
  });
}

function problemsOfValue(
  value: unknown,
  range: readonly string[],
  path: string,
  vocabulary: Vocabulary,
): readonly string[] {
  if (!isNode(value))
    return range.some((name) => isLiteral(value, name))
      ? []
      : [`${path}: «${String(value)}» is none of ${range.join(', ')}`];
  if (isReference(value)) {
    if (!isText(value['@id'], 'URL')) return [`${path}: a reference is a whole address`];
    return range.includes('IdReference') ? [] : [`${path}: none of ${range.join(', ')}`];
  }
  const type = String(value['@type']);
  const isInRange = range.some((name) => vocabulary.isA(type, name));
  return [
    ...(isInRange ? [] : [`${path}: a «${type}» is none of ${range.join(', ')}`]),
    ...problemsOfNode(value, path, vocabulary),
  ];
}

function isLiteral(value: unknown, name: string): boolean {
  if (typeof value === 'string') return isText(value, name);
  if (typeof value === 'boolean') return name === 'Boolean';
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return name === 'Number' || (name === 'Integer' && Number.isInteger(value));
}

const isText = (value: unknown, name: string): boolean =>
  typeof value === 'string' && (TEXTS[name]?.test(value) ?? false);

/**
 * Checks whether a property is an action's constraint, `query-input` (schema.org, « Potential
 * Actions »): a property of the action with the suffix -input or -output.
 */
const isActionConstraint = (type: string, name: string, vocabulary: Vocabulary): boolean =>
  /-(input|output)$/.test(name) &&
  vocabulary.isA(type, 'Action') &&
  vocabulary.rangeOf(type, name.replace(/-\w+$/, '')) !== null;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether a node is a reference: an `@id` alone. */
export const isReference = (node: Node): boolean => Object.keys(node).join() === '@id';
