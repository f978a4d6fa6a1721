import { decodeEntities } from '@/lib/feed/read/xml/htmlEntities';
import { firstText, type XmlNode } from '@/lib/feed/read/xml/xmlNode';

const TOKEN = /<!--|-->|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const HIDDEN_TAGS = new Set(['script', 'style', 'iframe', 'noscript', 'template', 'svg']);
const BLOCK_TAGS =
  /^(?:address|article|aside|blockquote|div|dl|dd|dt|figure|h[1-6]|hr|ol|p|pre|section|table|tr|ul)$/;

/**
 * Embeddings, overrides and isolates of the bidirectional algorithm (UAX #9), which could reverse the rest of a page.
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Converts a title to one line of text: removes tags and bidirectional controls, decodes references once, collapses
 * ordinary spaces.
 */
export const plainTitle = (html: string): string =>
  decodeEntities(dropTags(html, () => ' '))
    .replace(BIDI_CONTROLS, '')
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/ ([,.)])/g, '$1')
    .trim();

/**
 * Converts show notes to text: paragraphs separated by a blank line, list items led by '• '. Line ends of the source
 * count only in notes without markup. No-break spaces stay, as French typography needs them.
 */
export function plainNotes(source: string): string {
  const isHtml = /<(?:\/?(?:p|div|ul|ol|li|h[1-6]|table|section)|br)\b[^<>]*>/i.test(source);
  const text = isHtml ? source.replace(/[\r\n]+/g, ' ') : source.replace(/\r\n?/g, '\n');
  return decodeEntities(dropTags(text, lineBreaks))
    .replace(/[ \t\f]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function lineBreaks(tag: string): string {
  if (tag === 'br') return '\n';
  if (tag === 'li') return '\n• ';
  if (tag === '/li') return '';
  return BLOCK_TAGS.test(tag.replace('/', '')) ? '\n\n' : '';
}

/** Replaces tags in linear time; scripts, styles and comments are removed with their content. */
function dropTags(html: string, replacement: (tag: string) => string): string {
  const pieces: string[] = [];
  let tokenEnd = 0;
  let hiddenEnd: string | null = null;
  for (const match of html.matchAll(TOKEN)) {
    const [token, slash = '', name = ''] = match;
    const tag = `${slash}${name.toLowerCase()}`;
    if (hiddenEnd === null) pieces.push(html.slice(tokenEnd, match.index));
    tokenEnd = match.index + token.length;
    if (hiddenEnd !== null) {
      if (token === hiddenEnd || tag === hiddenEnd) hiddenEnd = null;
    } else if (token === '<!--') hiddenEnd = '-->';
    // A `-->` that closes no comment is text.
    else if (token === '-->') pieces.push(token);
    else if (HIDDEN_TAGS.has(tag)) hiddenEnd = token.endsWith('/>') ? null : `/${tag}`;
    else pieces.push(replacement(tag));
  }
  return hiddenEnd === null ? [...pieces, html.slice(tokenEnd)].join('') : pieces.join('');
}

/** Apple's limit for show notes; also keeps the JSON list of a long-running show small. */
const MAX_LENGTH = 4000;

/** In characters: the limit of the markup, applied before parsing. */
const MAX_SOURCE_LENGTH = 100_000;

/** The line that hosting services append to every episode. */
const HOST_NOTICE =
  /^(?:hosted (?:by|on)|hébergé (?:par|sur)|learn more about your ad choices|see (?:omny|acast|privacy)|voir acast\.com)\b.{0,300}$/i;

/** Reads the show notes of an item as plain text: `content:encoded`, else the longest of its descriptions. */
export function showNotes(item: XmlNode): string {
  const encoded = notesIn(item, 'content:encoded');
  const descriptions = ['description', 'itunes:summary', 'googleplay:description'].map((name) =>
    notesIn(item, name),
  );
  const notes = encoded || descriptions.reduce((a, b) => (b.length > a.length ? b : a), '');
  return shortenNotes(withoutHostNotice(notes));
}

const notesIn = (item: XmlNode, name: string): string =>
  plainNotes((firstText(item, [name]) ?? '').slice(0, MAX_SOURCE_LENGTH));

function withoutHostNotice(notes: string): string {
  const lines = notes.split('\n');
  while (lines.length > 1 && isNotice(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n').trim();
}

const isNotice = (line: string): boolean =>
  line.trim() === '' || HOST_NOTICE.test(line.trim().replace(/^[-–—_* ]+/, ''));

/** Cuts notes beyond Apple's limit at a space, and appends an ellipsis. */
export function shortenNotes(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const shortened = text.slice(0, MAX_LENGTH - 1);
  return `${shortened.slice(0, Math.max(shortened.lastIndexOf(' '), MAX_LENGTH / 2))}…`;
}
