'use client';

import { useEffect } from 'react';
import { fillViews } from '@/components/episodes/around/fillViews';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { useFollowed } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/told';
import { placeYear, type YearLine } from '@/lib/episodes/story/yearLine';

export interface StoryMarksProps {
  readonly episodeId: string;
  /** The line of the years, and where it lies in its drawing. */
  readonly line: YearLine & { readonly x: number; readonly width: number };
}

/**
 * Lights on an episode's own small map and line of years what is being told, and shows both above the player's bar. The
 * server has drawn them: nothing is drawn again.
 */
export function StoryMarks({ episodeId, line }: StoryMarksProps) {
  const moment = useFollowed();
  const isHere = usePlayback(
    (playback) => playback.status !== 'empty' && playback.episode.id === episodeId,
  );
  const isShown = isHere && moment !== null;
  const placeId = isShown ? (moment.place?.id ?? null) : null;
  const year = isShown ? yearOf(moment) : null;

  useEffect(() => {
    const dots = document.querySelectorAll(`[data-dot="${placeId}"]`);
    for (const dot of dots) dot.setAttribute('data-told', 'true');
    const cursor = document.querySelector('[data-year-cursor]');
    if (year !== null) {
      const x = line.x + placeYear(year, line) * line.width;
      cursor?.setAttribute('transform', `translate(${Math.round(x * 10) / 10} 0)`);
      cursor?.setAttribute('d', cursorShape(year, line));
      cursor?.setAttribute('visibility', 'visible');
    }
    const empty = isShown ? fillViews(placeId) : null;
    return () => {
      for (const dot of dots) dot.removeAttribute('data-told');
      cursor?.setAttribute('visibility', 'hidden');
      empty?.();
    };
  }, [isShown, placeId, year, line]);

  return null;
}

/** A stroke across the line at its year; at an end of it, an arrow to a year that it does not reach. */
function cursorShape(year: number, { from, to }: YearLine): string {
  if (year > to) return 'm-6 17 8 8-8 8';
  return year < from ? 'm6 17-8 8 8 8' : 'M0 4v42';
}
