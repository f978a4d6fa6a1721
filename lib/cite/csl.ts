import {
  citedAddress,
  dayOf,
  keyOf,
  type PageReference,
  type Access,
} from '@/lib/cite/reference';
import { secondWords } from '@/lib/cite/secondWords';
import { fieldsOf, isWithin, parseJson, textOf } from '@/lib/decode';
import type { CalendarDay } from '@/lib/time/longDate';

/** Item types of CSL 1.0.2. */
const CSL_TYPES = { page: 'webpage', episode: 'broadcast', data: 'dataset' } as const;

type DateParts = { readonly 'date-parts': readonly (readonly number[])[] };

const dateParts = ({ year, month, day }: CalendarDay): DateParts => ({
  'date-parts': [[year, month, day]],
});

/**
 * Writes a reference in CSL-JSON (csl-data.json 1.0.2): a list of one item, one field per line. The format has no date
 * of last change, which stands in `custom`.
 */
export function toCsl(reference: PageReference, access: Access | null): string {
  const { kind, title, author, site, published, modified } = reference;
  const second = access?.second ?? null;
  const item = {
    id: keyOf(reference),
    type: CSL_TYPES[kind],
    title,
    author: [{ literal: author }],
    'container-title': site,
    issued: dateParts(dayOf(reference)),
    ...(access && { accessed: dateParts(access.day) }),
    ...(second !== null && { note: secondWords(second) }),
    URL: citedAddress(reference, second),
    language: 'fr',
    custom: { modified: dateParts(modified), published: published !== null },
  };
  const fields = Object.entries(item).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `[{\n${fields.join(',\n')}\n}]`;
}

/** Reads a reference back from the CSL-JSON that `toCsl` wrote without an `Access`; null for another text. */
export function fromCsl(text: string): PageReference | null {
  const list = parseJson(text);
  const item = fieldsOf(Array.isArray(list) ? list[0] : null);
  const kind = kindOf(item.type);
  const custom = fieldsOf(item.custom);
  const title = textOf(item.title);
  const authors: unknown = item.author;
  const author = textOf(fieldsOf(Array.isArray(authors) ? authors[0] : null).literal);
  const site = textOf(item['container-title']);
  const address = textOf(item.URL);
  const issued = readDay(item.issued);
  const modified = readDay(custom.modified);
  if (!kind || !title || !author || !site || !address || !issued || !modified) return null;
  const published = custom.published === true ? issued : null;
  return { kind, title, author, site, address, published, modified };
}

const kindOf = (type: unknown): PageReference['kind'] | null =>
  (['page', 'episode', 'data'] as const).find((kind) => CSL_TYPES[kind] === type) ?? null;

function readDay(value: unknown): CalendarDay | null {
  const dates: unknown = fieldsOf(value)['date-parts'];
  const parts: unknown = Array.isArray(dates) ? dates[0] : null;
  if (!Array.isArray(parts)) return null;
  const [year, month, day]: readonly unknown[] = parts;
  return isWithin(year, 1, 9999) && isWithin(month, 1, 12) && isWithin(day, 1, 31)
    ? { year, month, day }
    : null;
}
