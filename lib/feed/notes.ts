import { plainNotes } from '@/lib/feed/plainText';
import { firstText, type XmlNode } from '@/lib/feed/xmlNode';

/** Apple's limit for show notes; also keeps the JSON list of a long-running show small. */
const MAX_LENGTH = 4000;

/** The line that hosting services add under every episode. */
const HOST_NOTICE =
  /^(?:hosted (?:by|on)|hébergé (?:par|sur)|learn more about your ad choices|see (?:omny|acast|privacy)|voir acast\.com)\b.{0,300}$/i;

/** The show notes of an item as plain text: `content:encoded`, else the longest of its descriptions. */
export function showNotes(item: XmlNode): string {
  const encoded = plainNotes(firstText(item, ['content:encoded']) ?? '');
  const others = ['description', 'itunes:summary', 'googleplay:description'].map((name) =>
    plainNotes(firstText(item, [name]) ?? ''),
  );
  const notes = encoded || others.reduce((a, b) => (b.length > a.length ? b : a), '');
  return shorten(withoutHostNotice(notes));
}

function withoutHostNotice(notes: string): string {
  const lines = notes.split('\n');
  while (lines.length > 1 && isNotice(lines.at(-1) ?? '')) lines.pop();
  return lines.join('\n').trim();
}

const isNotice = (line: string): boolean =>
  line.trim() === '' || HOST_NOTICE.test(line.trim().replace(/^[-–—_* ]+/, ''));

function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2))}…`;
}
