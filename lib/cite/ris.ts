import {
  citedAddress,
  dayOf,
  oneLine,
  type PageReference,
  type Access,
} from '@/lib/cite/reference';
import { secondWords } from '@/lib/cite/secondWords';
import { toIsoDay, type CalendarDay } from '@/lib/time/longDate';

/** Reference types of RIS: electronic source, sound recording, data file. */
const RIS_TYPES = { page: 'ELEC', episode: 'SOUND', data: 'DATA' } as const;

const formatDate = (day: CalendarDay): string => toIsoDay(day).replaceAll('-', '/');

/** Writes a reference in RIS, one tag per line. RIS has no escapes: line ends within values are removed. */
export function toRis(reference: PageReference, access: Access | null): string {
  const { kind, title, author, site, modified } = reference;
  const second = access?.second ?? null;
  const day = formatDate(dayOf(reference));
  const note = `mis à jour le ${formatDate(modified)}`;
  return [
    ['TY', RIS_TYPES[kind]],
    ['AU', oneLine(author)],
    ['TI', oneLine(title)],
    ['T2', oneLine(site)],
    ['PY', day.slice(0, 4)],
    ['DA', day],
    ...(access ? [['Y2', formatDate(access.day)]] : []),
    ['N1', second === null ? note : `${secondWords(second)}, ${note}`],
    ['UR', citedAddress(reference, second)],
    ['LA', 'fr'],
    ['ER', ''],
  ]
    .map(([tag, value]) => `${tag}  - ${value}`)
    .join('\n');
}
