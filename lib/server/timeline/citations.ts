import 'server-only';
import { atSecond } from '@/lib/episodes/episode';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { findEpisode } from '@/lib/server/content/episodes';
import type { CitedMoment } from '@/lib/timeline/citedMoment';
import type { Entry } from '@/lib/timeline/entry';
import { formatClock, speakDuration } from '@/lib/time/clock';

/** Resolves the citations of an entry: the episodes that narrate the entry, each with the sentence and its second. */
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
