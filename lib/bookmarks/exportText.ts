import {
  quoteOf,
  secondOf,
  type BookmarkGroup,
  type ListedBookmark,
} from '@/lib/bookmarks/list';
import { formatClock } from '@/lib/time/clock';

/** Builds the address of a bookmark on the site, with its second; '' for an episode without a page. */
function bookmarkAddress(item: ListedBookmark, origin: string): string {
  const { subject } = item;
  if (subject.page === null) return '';
  return subject.kind === 'moment'
    ? `${origin}${subject.page}?t=${Math.floor(secondOf(item))}`
    : `${origin}${subject.page}`;
}

/** Writes the notebook in Markdown (CommonMark): a heading for each group, a list item for each bookmark. */
export function toMarkdown(groups: readonly BookmarkGroup[], origin: string): string {
  const listItem = (item: ListedBookmark): string => {
    const { subject, note } = item;
    const name =
      subject.kind === 'moment' ? formatClock(secondOf(item)) : escapeMarkdown(subject.title);
    const address = bookmarkAddress(item, origin);
    const quote = quoteOf(item);
    return [
      `- ${address === '' ? name : `[${name}](${address})`}${quote === '' ? '' : ` « ${escapeMarkdown(quote)} »`}`,
      ...(note === ''
        ? []
        : ['', ...note.split('\n').map((line) => `  > ${escapeMarkdown(line)}`)]),
    ].join('\n');
  };
  return `${[
    '# Mon carnet',
    ...groups.map(({ heading, items }) =>
      [`## ${escapeMarkdown(heading)}`, ...items.map(listItem)].join('\n\n'),
    ),
  ].join('\n\n')}\n`;
}

const COLUMNS = ['Sorte', 'Titre', 'Temps', 'Secondes', 'Phrase', 'Note', 'Date', 'Adresse'];

const KIND_NAMES = {
  moment: 'Moment',
  document: 'Document',
  event: 'Événement',
  place: 'Lieu',
  person: 'Personne',
} as const;

/**
 * Writes the notebook as CSV (RFC 4180) with semicolons and a byte order mark, as French spreadsheets open it. A cell
 * that a spreadsheet would compute is preceded by an apostrophe (OWASP, CSV injection).
 */
export function toCsv(items: readonly ListedBookmark[], origin: string): string {
  const rows = items.map((item) => {
    const { subject, note, at } = item;
    const isMoment = subject.kind === 'moment';
    return [
      KIND_NAMES[subject.kind],
      subject.title,
      isMoment ? formatClock(secondOf(item)) : '',
      isMoment ? String(Math.floor(secondOf(item))) : '',
      quoteOf(item),
      note,
      new Date(at).toISOString(),
      bookmarkAddress(item, origin),
    ];
  });
  return `\ufeff${[COLUMNS, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const inertText = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(inertText) ? `"${inertText.replaceAll('"', '""')}"` : inertText;
}

/** Escapes the characters that Markdown takes as markup. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*)([-+])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');
