import 'server-only';
import { atSecond } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { findEpisode } from '@/lib/server/content/episodes';
import type { Entry } from '@/lib/timeline/entry';
import { formatClock, speakDuration } from '@/lib/time/clock';

/** A passage of an episode that narrates an entry. */
export interface CitedMoment {
  readonly slug: string;
  readonly title: string;
  /** The cited sentence. */
  readonly sentence: string;
  readonly href: `/episodes/${string}`;
  /** The second as a clock and as spoken text; null without timings. */
  readonly clock: string | null;
  readonly spoken: string | null;
  /** Playback of the passage; null without timings. */
  readonly passage: {
    readonly episode: PlayableEpisode;
    readonly at: number;
  } | null;
}

/** Resolves the citations of an entry: the episodes that narrate it, each with the sentence and the second. */
export function citedMoments({ citations }: Pick<Entry, 'citations'>): readonly CitedMoment[] {
  return citations.flatMap(({ slug, words }) => {
    const episode = findEpisode(slug);
    if (!episode) return [];
    const sentence = spokenSentences(episode.transcript).find(({ text }) =>
      text.includes(words),
    );
    const start = sentence?.moment?.start ?? null;
    return [
      {
        slug,
        title: episode.shortTitle,
        sentence: sentence?.text ?? '',
        href: start === null ? episode.path : atSecond(episode.path, start),
        clock: start === null ? null : formatClock(start),
        spoken: start === null ? null : speakDuration(start),
        passage: start === null ? null : { episode: episode.playable, at: start },
      },
    ];
  });
}
