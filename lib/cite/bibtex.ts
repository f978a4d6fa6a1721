import {
  citedAddress,
  dayOf,
  keyOf,
  oneLine,
  type PageReference,
  type Access,
} from '@/lib/cite/reference';
import { secondWords } from '@/lib/cite/secondWords';
import { toIsoDay } from '@/lib/time/longDate';

/**
 * Characters that BibTeX or TeX would interpret. A brace is written as a command: BibTeX counts braces even behind a
 * backslash.
 */
const TEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
};

/** Escapes a text, and separates the ligatures of TeX: two hyphens are a dash, two quotes another quote. */
const escapeTex = (text: string): string =>
  oneLine(text)
    .replace(/[\\{}~^$&#%_]/g, (character) => TEX_COMMANDS[character] ?? character)
    .replace(/([-`'])(?=\1)/g, '$1{}');

/** Writes a reference in BibTeX, as an `@online` of BibLaTeX with the `year` and `month` that BibTeX reads. */
export function toBibtex(reference: PageReference, access: Access | null): string {
  const { title, author, site, modified } = reference;
  const second = access?.second ?? null;
  const day = toIsoDay(dayOf(reference));
  const note = [
    ...(second === null ? [] : [secondWords(second)]),
    `mis à jour le ${toIsoDay(modified)}`,
  ].join(', ');
  const fields = [
    // Two braces: a body's name is not divided into first and last names.
    ['author', `{${escapeTex(author)}}`],
    ['title', `{${escapeTex(title)}}`],
    ['organization', `${escapeTex(site)}`],
    ['date', day],
    ['year', day.slice(0, 4)],
    ['month', String(dayOf(reference).month)],
    ['note', escapeTex(note)],
    ['url', citedAddress(reference, second)],
    ...(access ? [['urldate', toIsoDay(access.day)]] : []),
    ['langid', 'french'],
  ].map(([name, value]) => `  ${name} = {${value}}`);
  return `@online{${keyOf(reference)},\n${fields.join(',\n')}\n}`;
}
