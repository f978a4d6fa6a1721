'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { markCurrentCue } from '@/components/episodes/transcript/markCurrentCue';
import { playOnClick } from '@/components/episodes/page/playOnClick';
import { createReadingScroll } from '@/components/episodes/transcript/readingScroll';
import { createSentenceCursor } from '@/components/episodes/transcript/sentenceCursor';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';

interface EpisodeListeningProps {
  readonly episode: PlayableEpisode;
  readonly className: string | undefined;
  /** Id of the help on choosing sentences with the keyboard. */
  readonly hintId: string;
  /** The server's markup, in which elements with `data-start` play from that second. */
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
    const scroll = createReadingScroll(text, () => follow?.checked === true);
    const cursor = createSentenceCursor(text, sentences, hintId);
    for (const chapter of chapters) chapter.addEventListener('click', scroll.expectJump);
    const stops = [
      playOnClick(article, player, episode),
      markCurrentCue(player, episode.id, [
        { elements: chapters, end: Number.POSITIVE_INFINITY },
        {
          elements: sentences,
          end: Number(text.dataset.end),
          onChange(current, previous) {
            cursor.comeTo(current);
            scroll.follow(current, previous);
          },
        },
      ]),
      cursor.stop,
      scroll.stop,
      () => {
        for (const chapter of chapters) chapter.removeEventListener('click', scroll.expectJump);
      },
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
