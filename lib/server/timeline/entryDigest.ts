import 'server-only';
import { laneOf } from '@/lib/server/content/timeline/timeline';
import { toldMoments, type ToldMoment } from '@/lib/server/timeline/timelineTold';
import { namedHijriYear } from '@/lib/time/hijriWords';
import { calendarFacts } from '@/lib/timeline/calendarFacts';
import type { Entry } from '@/lib/timeline/entry';
import { kindWords } from '@/lib/timeline/words';

/** Returns what the card of an entry says of it, over the drawing of the timeline. */
interface EntryDigest {
  readonly kind: string;
  readonly hijri: string;
  readonly text: string;
  readonly passage: ToldMoment['passage'];
}

/** Sums up an entry for its card: what it is, its Hijri date, its text, the first passage that tells of it. */
export function entryDigest(entry: Entry): EntryDigest {
  const { told, computed } = calendarFacts(entry);
  const [moment] = toldMoments(entry).filter(({ passage }) => passage !== null);
  return {
    kind: kindWords(entry, laneOf(entry)),
    hijri: told === null ? computed : namedHijriYear(told),
    text: entry.text,
    passage: moment?.passage ?? null,
  };
}
