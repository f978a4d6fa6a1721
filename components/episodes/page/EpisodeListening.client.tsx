'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { markCurrentCue } from '@/components/episodes/transcript/markCurrentCue';
import { playOnClick } from '@/components/episodes/page/playOnClick';
import type { ReadAlong } from '@/components/episodes/transcript/readAlong';
import { createSentenceCursor } from '@/components/episodes/transcript/sentenceCursor';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';

interface EpisodeListeningProps {
  readonly episode: PlayableEpisode;
  readonly className: string | undefined;
  /** Id of the help on choosing sentences with the keyboard. */
  readonly hintId: string;
  /** Server-rendered elements; those with `data-start` play from that second. */
  readonly children: ReactNode;
}

/** Connects the text of an episode to its sound, both ways. The text itself passes through without hydration. */
export function EpisodeListening({
  episode,
  className,
  hintId,
  children,
}: EpisodeListeningProps) {
  const player = usePlayer();
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    const article = root.current;
    if (!article) return;
    const find = (selector: string) => [...article.querySelectorAll<HTMLElement>(selector)];
    const chapters = find('button[data-chapter]');
    const [text] = find('[data-end]');
    const [follow] = article.querySelectorAll<HTMLInputElement>('input[data-follow]');
    if (!text) return;
    if (follow) follow.checked = !matchMedia('(prefers-reduced-motion: reduce)').matches;

    const sentences = find('span[data-start]');
    const cursor = createSentenceCursor(text, sentences, hintId);
    let along: Promise<ReadAlong> | undefined;
    /** Loads the word-by-word following at the first playback; when that fails, sentences still play. */
    const withAlong = (act: (along: ReadAlong) => void): void => {
      along ??= import('@/components/episodes/transcript/readAlong').then(({ readAlong }) =>
        readAlong(player, episode.id, text, sentences, () => follow?.checked === true),
      );
      along.then(act, () => {});
    };
    const onChapter = (): void => withAlong(({ expectJump }) => expectJump());
    const listening = new AbortController();
    const { signal } = listening;
    for (const chapter of chapters) chapter.addEventListener('click', onChapter, { signal });
    const stops = [
      playOnClick(article, player, episode, (click) =>
        withAlong(({ playFrom }) => playFrom(click)),
      ),
      markCurrentCue(player, episode.id, [
        { elements: chapters, end: Number.POSITIVE_INFINITY },
        {
          elements: sentences,
          end: Number(text.dataset.end),
          onChange(current, previous) {
            cursor.moveTo(current);
            withAlong((loaded) => loaded.follow(current, previous));
          },
        },
      ]),
      cursor.stop,
      () => along && withAlong(({ stop }) => stop()),
      () => listening.abort(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player, episode, hintId]);

  return (
    <article ref={root} className={className}>
      {children}
    </article>
  );
}
