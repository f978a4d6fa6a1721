import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes that HTML and SVG write in another way than React. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  textAnchor: 'text-anchor',
  dominantBaseline: 'dominant-baseline',
};

/** Elements that have no end. */
const VOID = new Set(['br', 'hr', 'img']);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Writes elements as HTML, as React's own static rendering does. What no script ever renders again is sent in this form:
 * as elements it would come twice, in the page and in the payload from which React hydrates it, and be hydrated.
 * @param node Host elements with plain attributes, and function components without hooks: no client component, no style.
 */
export function staticMarkup(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return escapeText(String(node));
  if (Array.isArray(node)) return node.map(staticMarkup).join('');
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return '';
  const { props } = node;
  const type: unknown = node.type;
  if (typeof type === 'function') {
    const rendered: ReactNode = Reflect.apply(type, undefined, [props]);
    return staticMarkup(rendered);
  }
  const inner = staticMarkup(props.children);
  if (type === Fragment) return inner;
  if (typeof type !== 'string') return '';
  const tag = `${type}${Object.entries(props).map(attribute).join('')}`;
  return VOID.has(type) ? `<${tag}/>` : `<${tag}>${inner}</${type}>`;
}

function attribute([name, value]: readonly [string, unknown]): string {
  const isWord = name.startsWith('aria-') || name.startsWith('data-');
  if (name === 'children' || value === null || value === undefined) return '';
  if (value === false && !isWord) return '';
  return ` ${NAMES[name] ?? name}="${value === true && !isWord ? '' : escapeText(String(value))}"`;
}
