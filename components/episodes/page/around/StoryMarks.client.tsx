'use client';

import { useEffect } from 'react';
import { copyDrawings } from '@/components/episodes/page/around/fillViews';
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
 * Marks the narrated moment on an episode's small map and line of years, and copies both above the player's bar, during
 * the whole episode, so that the height of the bar never changes. The server renders both drawings; the script changes
 * attributes only.
 */
export function StoryMarks({ episodeId, line }: StoryMarksProps) {
  const { following, moment } = useStory();
  const isCurrent = usePlayback(
    (playback) => playback.status !== 'empty' && playback.episode.id === episodeId,
  );
  const isShown = isCurrent && following === 'on';
  const shownMoment = isShown ? moment : null;
  const copiesContainer = useObservable(viewsElement);

  useEffect(() => {
    const placeId = shownMoment?.place?.id ?? null;
    const dots = document.querySelectorAll(`[data-dot="${placeId}"]`);
    for (const dot of dots) dot.setAttribute('data-narrated', 'true');
    const cursor = document.querySelector('[data-year-cursor]');
    const year = yearOf(shownMoment);
    if (shownMoment?.years && year !== null) {
      const xOfYear = (value: number): number =>
        roundToTenth(line.x + placeYear(value, line) * line.width);
      cursor?.setAttribute('transform', `translate(${xOfYear(year)} 0)`);
      const { from, to } = shownMoment.years;
      cursor?.setAttribute(
        'd',
        cursorShape(year, line, {
          from: xOfYear(from) - xOfYear(year),
          to: xOfYear(to) - xOfYear(year),
        }),
      );
      cursor?.setAttribute('visibility', 'visible');
    }
    // Copies the drawings after the marks are set, so that the copies have the marks too.
    const removeCopies =
      isShown && copiesContainer ? copyDrawings(copiesContainer, placeId) : null;
    return () => {
      for (const dot of dots) dot.removeAttribute('data-narrated');
      cursor?.setAttribute('visibility', 'hidden');
      removeCopies?.();
    };
  }, [isShown, shownMoment, line, copiesContainer]);

  return null;
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Least width of a bracket over several years, in units of the drawing. */
const MIN_BRACKET_WIDTH = 3;

/**
 * Returns the path of the cursor: a stroke across the line at one year, a bracket over several, an arrow at the end of
 * the line for a year beyond the line.
 * @param span first and last narrated year, relative to the cursor's position, in units of the drawing
 */
function cursorShape(year: number, { from, to }: YearLine, span: YearSpan): string {
  if (year > to) return 'm-6 17 8 8-8 8';
  if (year < from) return 'm6 17-8 8 8 8';
  return span.to - span.from < MIN_BRACKET_WIDTH
    ? 'M0 4v42'
    : `M${roundToTenth(span.from)} 46V4H${roundToTenth(span.to)}V46`;
}
