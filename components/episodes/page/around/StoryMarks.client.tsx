'use client';

import { useEffect } from 'react';
import { fillViews } from '@/components/episodes/page/around/fillViews';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';
import { useStory, viewsRoom } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';
import { placeYear, type YearLine, type YearSpan } from '@/lib/episodes/story/yearLine';

export interface StoryMarksProps {
  readonly episodeId: string;
  /** The line of the years, and where it lies in its drawing. */
  readonly line: YearLine & { readonly x: number; readonly width: number };
}

/**
 * Lights on an episode's own small map and line of years what is being told, and shows both above the player's bar,
 * where they stand from the first to the last second, told or not: nothing jumps. The server has drawn them: nothing is
 * drawn again.
 */
export function StoryMarks({ episodeId, line }: StoryMarksProps) {
  const { following, moment } = useStory();
  const isHere = usePlayback(
    (playback) => playback.status !== 'empty' && playback.episode.id === episodeId,
  );
  const isShown = isHere && following === 'on';
  const shownMoment = isShown ? moment : null;
  const room = useObservable(viewsRoom);

  useEffect(() => {
    const placeId = shownMoment?.place?.id ?? null;
    const dots = document.querySelectorAll(`[data-dot="${placeId}"]`);
    for (const dot of dots) dot.setAttribute('data-narrated', 'true');
    const cursor = document.querySelector('[data-year-cursor]');
    const year = yearOf(shownMoment);
    if (shownMoment?.years && year !== null) {
      const x = (at: number): number => tenth(line.x + placeYear(at, line) * line.width);
      cursor?.setAttribute('transform', `translate(${x(year)} 0)`);
      const { from, to } = shownMoment.years;
      cursor?.setAttribute(
        'd',
        cursorShape(year, line, { from: x(from) - x(year), to: x(to) - x(year) }),
      );
      cursor?.setAttribute('visibility', 'visible');
    }
    const empty = isShown && room ? fillViews(room, placeId) : null;
    return () => {
      for (const dot of dots) dot.removeAttribute('data-narrated');
      cursor?.setAttribute('visibility', 'hidden');
      empty?.();
    };
  }, [isShown, shownMoment, line, room]);

  return null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Narrower than this, in units of the drawing, years have no room for a bracket. */
const NARROW = 3;

/**
 * A stroke across the line at its year, or a bracket over several years; at an end of the line, an arrow to a year that
 * it does not reach.
 * @param span the first and last year told, from the one that stands for them, in units of the drawing
 */
function cursorShape(year: number, { from, to }: YearLine, span: YearSpan): string {
  if (year > to) return 'm-6 17 8 8-8 8';
  if (year < from) return 'm6 17-8 8 8 8';
  return span.to - span.from < NARROW
    ? 'M0 4v42'
    : `M${tenth(span.from)} 46V4H${tenth(span.to)}V46`;
}
