import type { KnownIds } from '@/lib/content/knownIds';
import { END_DAY, FIRST_DAY, YEAR_DAYS, YEARS } from '@/lib/timeline/bounds';
import type { Entry } from '@/lib/timeline/entry';
import { extentOfDate } from '@/lib/time/edtf';

/** Ids that entries may refer to. */
export interface Known {
  readonly lanes: KnownIds;
  readonly places: KnownIds;
  readonly people: KnownIds;
  /** Spoken sentences of each episode, by slug. */
  readonly episodes: ReadonlyMap<string, readonly string[]>;
}

/** An entry with the name of its file. */
export interface FiledEntry {
  readonly file: string;
  readonly entry: Entry;
}

/** Validates the links and dates of entries; returns a French sentence for each fault. */
export function faultsOf(filedEntries: readonly FiledEntry[], known: Known): readonly string[] {
  const ids = new Set<string>();
  return filedEntries.flatMap(({ file, entry }) => {
    const isRepeated = ids.has(entry.id);
    ids.add(entry.id);
    const faults = [
      ...(isRepeated ? ['un identifiant à lui est attendu, celui-ci est déjà pris'] : []),
      ...unknownNames(entry, known),
      ...calendarFaults(entry),
    ];
    return faults.map((fault) => `${file} → ${entry.id} : ${fault}.`);
  });
}

function unknownNames(entry: Entry, known: Known): readonly string[] {
  const unknownIds = (
    ids: readonly string[],
    knownIds: KnownIds,
    expected: string,
  ): readonly string[] =>
    ids
      .filter((id) => !knownIds.has(id))
      .map((id) => `${expected} est attendu, « ${id} » n’y est pas`);
  return [
    ...unknownIds([entry.lane], known.lanes, 'un couloir de content/timeline/lanes.json'),
    ...unknownIds(entry.places, known.places, 'un lieu de content/maps'),
    ...unknownIds(entry.people, known.people, 'quelqu’un de content/people.json'),
    ...entry.citations.flatMap(({ slug, words }) => {
      const sentences = known.episodes.get(slug);
      if (!sentences)
        return [`un épisode de content/episodes est attendu, « ${slug} » n’y est pas`];
      return sentences.some((sentence) => sentence.includes(words))
        ? []
        : [`des mots de l’épisode « ${slug} » sont attendus, « ${words} » n’y sont pas`];
    }),
  ];
}

/** Largest difference between a Hijri date and the Julian date of an entry, in days. */
const MAX_DAYS_APART = YEAR_DAYS;

function calendarFaults({ from, to, kind, when, hijriDate }: Entry): readonly string[] {
  const faults: string[] = [];
  if (to < FIRST_DAY || from >= END_DAY)
    faults.push(
      `une date de ${YEARS.from} à ${YEARS.to} est attendue, « ${when} » n’en est pas`,
    );
  if (kind === null && from < FIRST_DAY)
    faults.push(`un événement qui commence après ${YEARS.from - 1} est attendu (« ${when} »)`);
  if (hijriDate) {
    const hijri = extentOfDate(hijriDate);
    if (hijri.from - to > MAX_DAYS_APART || from - hijri.to > MAX_DAYS_APART)
      faults.push(`une date de l’Hégire proche de « ${when} » est attendue`);
  }
  return faults;
}
