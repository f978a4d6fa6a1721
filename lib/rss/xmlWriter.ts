import { escapeXml } from '@/lib/text/escapeXml';

/** An XML element to write: attributes and children in order; a child is an element or text. */
export interface XmlTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlTag | string)[];
}

export const tag = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (XmlTag | string)[]
): XmlTag => ({ name, attributes, children });

/** Writes a complete document, one element a line, indented by two spaces; same input, same bytes. */
export const writeXml = (root: XmlTag): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`;

function writeElement({ name, attributes, children }: XmlTag, indent: string): string {
  const opening = [name, ...Object.entries(attributes).map(writeAttribute)].join(' ');
  if (children.length === 0) return `${indent}<${opening}/>`;
  if (children.every((item) => typeof item === 'string')) {
    return `${indent}<${opening}>${children.map(escapeXml).join('')}</${name}>`;
  }
  const innerIndent = `${indent}  `;
  const lines = children.map((item) =>
    typeof item === 'string' ? innerIndent + escapeXml(item) : writeElement(item, innerIndent),
  );
  return [`${indent}<${opening}>`, ...lines, `${indent}</${name}>`].join('\n');
}

/**
 * Writes an attribute. Line ends and tabs become references, since a parser would normalize them to spaces (XML 1.0
 * §3.3.3).
 */
const writeAttribute = ([name, value]: readonly [string, string]): string =>
  `${name}="${escapeXml(value).replace(/[\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)}"`;
