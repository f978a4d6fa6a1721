import { plainNotes } from '@/lib/feed/read/plainText';
import { firstText, type XmlNode } from '@/lib/feed/read/xml/xmlNode';

/** Apple's limit for show notes; also keeps the JSON list of a long-running show small. */
const MAX_LENGTH = 4000;

/** Of the markup, before anything is looked for in it. */
const LONGEST_SOURCE = 100_000;

/** The line that hosting services add under every episode. */
const HOST_NOTICE =
  /^(?:hosted (?:by|on)|hébergé (?:par|sur)|learn more about your ad choices|see (?:omny|acast|privacy)|voir acast\.com)\b.{0,300}$/i;

/** The show notes of an item as plain text: `content:encoded`, else the longest of its descriptions. */
export function showNotes(item: XmlNode): string {
  const encoded = notesIn(item, 'content:encoded');
  const others = ['description', 'itunes:summary', 'googleplay:description'].map((name) =>
    notesIn(item, name),
  );
  const notes = encoded || others.reduce((a, b) => (b.length > a.length ? b : a), '');
  return shortenNotes(withoutHostNotice(notes));
}

const notesIn = (item: XmlNode, name: string): string =>
  plainNotes((firstText(item, [name]) ?? '').slice(0, LONGEST_SOURCE));

function withoutHostNotice(notes: string): string {
  const lines = notes.split('\n');
  while (lines.length > 1 && isNotice(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n').trim();
}

const isNotice = (line: string): boolean =>
  line.trim() === '' || HOST_NOTICE.test(line.trim().replace(/^[-–—_* ]+/, ''));

/** Cuts notes at a space, with an ellipsis, when they are longer than Apple takes. */
export function shortenNotes(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2))}…`;
}
