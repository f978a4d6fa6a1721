/** Key of an element's own text: no tag can have this name, unlike the parser's default '_'. */
export const TEXT_KEY = '#';

/** A node of the XML parser: text, or an element with its attributes under '$'. */
export type XmlNode = string | XmlElement;

interface XmlElement {
  readonly [key: string]: unknown;
}

const MAX_FIELD_LENGTH = 2000;

const isElement = (value: unknown): value is XmlElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNode = (value: unknown): value is XmlNode =>
  typeof value === 'string' || isElement(value);

/** Narrows an unknown value to a node, or null; an inherited member such as `constructor` is never one. */
export const asNode = (value: unknown): XmlNode | null => (isNode(value) ? value : null);

/** Lists the child elements of a name, in document order. */
export function children(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  if (!isElement(node) || !Object.hasOwn(node, name)) return [];
  const nodes = node[name];
  return Array.isArray(nodes) ? nodes.filter(isNode) : [];
}

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  children(node, name)[0];

/** Copies an element with its children of the given names only. */
export const pick = (node: XmlNode, names: readonly string[]): XmlElement =>
  Object.fromEntries(
    names.flatMap((name) => {
      const nodes = children(node, name);
      return nodes.length === 0 ? [] : [[name, nodes] as const];
    }),
  );

/** Reads a trimmed attribute; null when it is absent or blank. */
export function attribute(node: XmlNode | undefined, name: string): string | null {
  if (!isElement(node) || !Object.hasOwn(node, '$')) return null;
  const attributes = node['$'];
  if (!isElement(attributes) || !Object.hasOwn(attributes, name)) return null;
  const value = attributes[name];
  return typeof value === 'string' ? value.trim() || null : null;
}

/** Returns the text of a node, its own before its children's (the parser loses their interleaving). */
function text(node: XmlNode | undefined): string {
  if (typeof node === 'string') return node;
  if (!isElement(node)) return '';
  const ownText = Object.hasOwn(node, TEXT_KEY) ? node[TEXT_KEY] : '';
  const nestedTexts = Object.keys(node)
    .filter((name) => name !== TEXT_KEY && name !== '$')
    .flatMap((name) => children(node, name))
    .map(text);
  return [typeof ownText === 'string' ? ownText : '', ...nestedTexts].join(' ');
}

/**
 * Reads the first non-blank text as `firstText` does, cut to the length of a title, a name, a date or an address,
 * against fields of megabytes.
 */
export const shortText = (node: XmlNode | undefined, names: readonly string[]): string | null =>
  firstText(node, names)?.slice(0, MAX_FIELD_LENGTH) ?? null;

/** Reads the first non-blank text among the children with the given names, in order of preference. */
export function firstText(node: XmlNode | undefined, names: readonly string[]): string | null {
  for (const name of names) {
    for (const element of children(node, name)) {
      const content = text(element).trim();
      if (content !== '') return content;
    }
  }
  return null;
}
