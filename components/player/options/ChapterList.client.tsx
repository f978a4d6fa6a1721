'use client';

import { useId, useSyncExternalStore } from 'react';
import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';
import { chapterAt } from '@/lib/player/extras/chapters';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { ReadableStore } from '@/lib/store';
import { formatClock } from '@/lib/time/clock';
import styles from './ChapterList.module.css';

/** Renders the chapters of the current episode, as buttons that seek to their starts; nothing without chapters. */
export function ChapterList({
  trackContext,
}: {
  readonly trackContext: ReadableStore<TrackContext>;
}) {
  const id = useId();
  const player = usePlayer();
  const episode = usePlayback((playback) =>
    playback.status === 'empty' ? null : playback.episode,
  );
  const { chapters } = useObservable(trackContext);
  const { get, subscribe } = player.playhead;
  const readChapterIndex = (): number => chapterAt(chapters, get().currentTime);
  const currentIndex = useSyncExternalStore(subscribe, readChapterIndex, readChapterIndex);
  if (!episode || chapters.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        Chapitres
      </h3>
      <ol role="list" className={styles.list}>
        {chapters.map(({ title, start }, rank) => (
          <li key={start}>
            <button
              type="button"
              className={styles.chapter}
              aria-current={rank === currentIndex ? 'true' : undefined}
              onClick={() => player.play(episode, { chapter: start })}
            >
              <span>{title}</span>
              <span className={styles.time}>{formatClock(start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
