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
  /** Server-rendered elements; an element with `data-start` plays from that second. */
  readonly children: ReactNode;
}

/**
 * Connects the text of an episode with its audio: a click on a sentence plays it, playback marks the current sentence.
 * The text is rendered by the server and not hydrated.
 */
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
    const findElements = (selector: string) => [
      ...article.querySelectorAll<HTMLElement>(selector),
    ];
    const chapters = findElements('button[data-chapter]');
    const [transcript] = findElements('[data-end]');
    const [scrollSwitch] = article.querySelectorAll<HTMLInputElement>('input[data-follow]');
    if (!transcript) return;
    if (scrollSwitch)
      scrollSwitch.checked = !matchMedia('(prefers-reduced-motion: reduce)').matches;

    const sentences = findElements('span[data-start]');
    const cursor = createSentenceCursor(transcript, sentences, hintId);
    let readAlongPromise: Promise<ReadAlong> | undefined;
    /** Loads scrolling and word highlighting at the first playback; where the script fails to load, sentences still play. */
    const withReadAlong = (callback: (readAlong: ReadAlong) => void): void => {
      readAlongPromise ??= import('@/components/episodes/transcript/readAlong').then((module) =>
        module.readAlong(
          player,
          episode.id,
          transcript,
          sentences,
          () => scrollSwitch?.checked === true,
        ),
      );
      readAlongPromise.then(callback, () => {});
    };
    // Assign the property, which replaces the handler of an earlier run of this effect.
    for (const chapter of chapters)
      chapter.onclick = () => withReadAlong(({ expectSeek }) => expectSeek());
    const cleanups = [
      playOnClick(article, player, episode, (click) =>
        withReadAlong(({ playFrom }) => playFrom(click)),
      ),
      markCurrentCue(player, episode.id, [
        { elements: chapters, end: Number.POSITIVE_INFINITY },
        {
          elements: sentences,
          end: Number(transcript.dataset.end),
          onChange(sentence, lastSentence) {
            cursor.moveTo(sentence);
            withReadAlong((readAlong) => readAlong.scrollTo(sentence, lastSentence));
          },
        },
      ]),
      cursor.stop,
      () => readAlongPromise && withReadAlong(({ stop }) => stop()),
    ];
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [player, episode, hintId]);

  return (
    <article ref={root} className={className}>
      {children}
    </article>
  );
}
