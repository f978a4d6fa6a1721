import { useEffect, useEffectEvent } from 'react';
import { shownYear } from '@/components/story/shownYear';
import { story } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

/** A view with a year in its address. */
interface YearView {
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells whether the view shows years at present. */
  readonly showsYears: () => boolean;
  /** Returns the marked year; null while there is none. */
  readonly year: () => number | null;
  /** Tells whether the address had a year on arrival. */
  readonly hasAddressYear: () => boolean;
  /** Shows a year chosen elsewhere, unless the view does not cover it. */
  readonly show: (year: number) => void;
}

/**
 * Binds a view to the shown year. On arrival the story takes precedence, then a year of the address, then the year of
 * another view. A year chosen on this view, by a gesture or a step back, suspends the story.
 */
export function useShownYear(view: YearView): void {
  const { subscribe } = view;
  const latest = useEffectEvent(() => view);
  useEffect(() => {
    let showedYears = latest().showsYears();
    /** Year last set on the view or read from the view: any other year is a change by the view itself. */
    let lastYear = latest().year();

    function applyShownYear(): void {
      const shown = shownYear.get();
      const { showsYears, year, show } = latest();
      if (shown === null || shown === year() || !showsYears()) return;
      // Set before `show` notifies the view's own listeners.
      lastYear = shown;
      show(shown);
      lastYear = year();
    }

    function publishYear(): void {
      lastYear = latest().year();
      if (lastYear === null) return;
      const { following, moment } = story.get();
      if (following === 'on' && yearOf(moment) !== lastYear) story.send('gesture');
      shownYear.set(lastYear);
    }

    function onViewChange(): void {
      const { showsYears, year } = latest();
      const hasOpened = showsYears() && !showedYears;
      showedYears = showsYears();
      if (hasOpened && shownYear.get() !== null) applyShownYear();
      else if (showedYears && year() !== lastYear) publishYear();
    }

    if (showedYears && latest().hasAddressYear() && story.get().following !== 'on')
      publishYear();
    else applyShownYear();
    const stops = [subscribe(onViewChange), shownYear.subscribe(applyShownYear)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [subscribe]);
}
