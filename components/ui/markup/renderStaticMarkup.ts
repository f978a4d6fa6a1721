import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes whose names differ between React and HTML or SVG. */
const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  textAnchor: 'text-anchor',
  dominantBaseline: 'dominant-baseline',
};

/** Void elements (HTML, § 13.1.2), which have no end tag. */
const VOID_ELEMENTS = new Set(['br', 'hr', 'img']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * Serializes elements as HTML, as React's static rendering does. Suits content that no script renders again: as
 * elements, the content would be in the document twice, as markup and in the payload that React hydrates from.
 * @param node host elements with plain attributes, and function components without hooks: no client component, no
 * style
 */
export function renderStaticMarkup(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node));
  if (Array.isArray(node)) return node.map(renderStaticMarkup).join('');
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return '';
  const { props } = node;
  const type: unknown = node.type;
  if (typeof type === 'function') {
    const renderedNode: ReactNode = Reflect.apply(type, undefined, [props]);
    return renderStaticMarkup(renderedNode);
  }
  const innerHtml = renderStaticMarkup(props.children);
  if (type === Fragment) return innerHtml;
  if (typeof type !== 'string') return '';
  const startTag = `${type}${Object.entries(props).map(formatAttribute).join('')}`;
  return VOID_ELEMENTS.has(type) ? `<${startTag}/>` : `<${startTag}>${innerHtml}</${type}>`;
}

function formatAttribute([name, value]: readonly [string, unknown]): string {
  const isEnumerated = name.startsWith('aria-') || name.startsWith('data-');
  if (name === 'children' || value === null || value === undefined) return '';
  if (value === false && !isEnumerated) return '';
  return ` ${ATTRIBUTE_NAMES[name] ?? name}="${value === true && !isEnumerated ? '' : escapeText(String(value))}"`;
}
