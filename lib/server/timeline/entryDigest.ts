import 'server-only';
import { laneOf } from '@/lib/server/content/timeline/timeline';
import { citedMoments } from '@/lib/server/timeline/citations';
import { namedHijriYear } from '@/lib/time/hijriWords';
import { calendarFacts } from '@/lib/timeline/calendarFacts';
import type { CitedMoment } from '@/lib/timeline/citedMoment';
import type { Entry } from '@/lib/timeline/entry';
import { kindWords } from '@/lib/timeline/words';

/** The content of an entry's card above the drawn timeline. */
interface EntryDigest {
  readonly kind: string;
  readonly hijri: string;
  readonly text: string;
  readonly passage: CitedMoment['passage'];
}

/** Summarizes an entry for its card: kind, Hijri date, text, and the first passage that narrates the entry. */
export function entryDigest(entry: Entry): EntryDigest {
  const { statedHijri, computed } = calendarFacts(entry);
  const [moment] = citedMoments(entry).filter(({ passage }) => passage !== null);
  return {
    kind: kindWords(entry, laneOf(entry)),
    hijri: statedHijri === null ? computed : namedHijriYear(statedHijri),
    text: entry.text,
    passage: moment?.passage ?? null,
  };
}
