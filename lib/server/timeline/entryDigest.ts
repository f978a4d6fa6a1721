import 'server-only';
import { laneOf } from '@/lib/server/content/timeline/timeline';
import { citedMoments, type CitedMoment } from '@/lib/server/timeline/citations';
import { namedHijriYear } from '@/lib/time/hijriWords';
import { calendarFacts } from '@/lib/timeline/calendarFacts';
import type { Entry } from '@/lib/timeline/entry';
import { kindWords } from '@/lib/timeline/words';

/** Returns what the card of an entry says of it, over the drawing of the timeline. */
interface EntryDigest {
  readonly kind: string;
  readonly hijri: string;
  readonly text: string;
  readonly passage: CitedMoment['passage'];
}

/** Sums up an entry for its card: what it is, its Hijri date, its text, the first passage that tells of it. */
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
