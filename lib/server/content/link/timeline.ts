import 'server-only';
import { ANY_ID, type KnownIds } from '@/lib/content/knownIds';
import type { Episode } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import type { Records } from '@/lib/server/content/records';
import { inTime, toEntry, type Entry } from '@/lib/timeline/entry';
import { faultsOf, type FiledEntry } from '@/lib/timeline/integrity';
import type { Era, Lane } from '@/lib/timeline/record';

/** The timeline of the records: lanes in display order, entries in chronological order. */
export interface Timeline {
  readonly lanes: readonly Lane[];
  readonly entries: readonly Entry[];
  /** Eras drawn behind the lanes, in chronological order. */
  readonly eras: readonly Era[];
}

/** Resolves the entries of the timeline and checks their ids; null when one of its files is invalid. */
export function linkTimeline(
  { lanes, eras, events, spans, episodes: files }: Records,
  episodes: readonly Episode[],
  knownIds: { readonly places: KnownIds; readonly people: KnownIds },
  problems: string[],
): Timeline | null {
  const filedEntries: readonly FiledEntry[] = [
    ...entriesOfFile('content/timeline/events.json', events ?? []),
    ...entriesOfFile('content/timeline/spans.json', spans ?? []),
  ];
  const invalidSlugs = new Set(
    files.flatMap(({ name, record }) => (record === null ? name : [])),
  );
  problems.push(
    ...faultsOf(
      // Citations of an episode with an invalid file cannot be checked.
      filedEntries.map(({ file, entry }) => ({
        file,
        entry: {
          ...entry,
          citations: entry.citations.filter(({ slug }) => !invalidSlugs.has(slug)),
        },
      })),
      {
        ...knownIds,
        lanes: lanes ? new Set(lanes.map(({ id }) => id)) : ANY_ID,
        episodes: new Map(
          episodes.map(({ slug, transcript }) => [
            slug,
            spokenSentences(transcript).map(({ text }) => text),
          ]),
        ),
      },
    ),
  );
  if (!lanes || !eras || !events || !spans) return null;
  return { lanes, eras, entries: filedEntries.map(({ entry }) => entry).toSorted(inTime) };
}

const entriesOfFile = (
  file: string,
  records: readonly Parameters<typeof toEntry>[0][],
): readonly FiledEntry[] => records.map((record) => ({ file, entry: toEntry(record) }));
