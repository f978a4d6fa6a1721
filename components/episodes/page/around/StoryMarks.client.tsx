'use client';

import { useEffect } from 'react';
import { fillViews } from '@/components/episodes/page/around/fillViews';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';
import { useStory, viewsElement } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';
import { placeYear, type YearLine, type YearSpan } from '@/lib/episodes/story/yearLine';

export interface StoryMarksProps {
  readonly episodeId: string;
  /** Axis of the years, and its position in the drawing. */
  readonly line: YearLine & { readonly x: number; readonly width: number };
}

/**
 * Marks the narrated moment on an episode's small map and line of years, and copies both above the
 * player's bar, from the first to the last second, so that the bar's height never changes. The
 * server has drawn them; only attributes change.
 */
export function StoryMarks({ episodeId, line }: StoryMarksProps) {
  const { following, moment } = useStory();
  const isHere = usePlayback(
    (playback) => playback.status !== 'empty' && playback.episode.id === episodeId,
  );
  const isShown = isHere && following === 'on';
  const shownMoment = isShown ? moment : null;
  const element = useObservable(viewsElement);

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
    const empty = isShown && element ? fillViews(element, placeId) : null;
    return () => {
      for (const dot of dots) dot.removeAttribute('data-narrated');
      cursor?.setAttribute('visibility', 'hidden');
      empty?.();
    };
  }, [isShown, shownMoment, line, element]);

  return null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Least width of a bracket over several years, in units of the drawing. */
const NARROW = 3;

/**
 * Returns the path of the cursor: a stroke across the line at one year, a bracket over several, an arrow at the end
 * of the line for a year beyond it.
 * @param span first and last narrated year, relative to the cursor's position, in units of the drawing
 */
function cursorShape(year: number, { from, to }: YearLine, span: YearSpan): string {
  if (year > to) return 'm-6 17 8 8-8 8';
  if (year < from) return 'm6 17-8 8 8 8';
  return span.to - span.from < NARROW
    ? 'M0 4v42'
    : `M${tenth(span.from)} 46V4H${tenth(span.to)}V46`;
}
