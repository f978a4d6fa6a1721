import { useEffect, useEffectEvent } from 'react';
import { shownYear } from '@/components/story/shownYear';
import { story } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

/** View with a year in its address. */
interface YearView {
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells whether the view shows years at present. */
  readonly showsYears: () => boolean;
  /** Returns the view's year; null without a year. */
  readonly year: () => number | null;
  /** Tells whether the address had a year on arrival. */
  readonly hasAddressYear: () => boolean;
  /** Shows a year chosen outside the view, unless the view's range excludes the year. */
  readonly show: (year: number) => void;
}

/**
 * Binds a view to the shown year. On arrival the story takes precedence, then a year of the address, then the year of
 * another view. A year chosen on this view, by a gesture or a step back, suspends the following.
 */
export function useShownYear(view: YearView): void {
  const { subscribe } = view;
  const latestView = useEffectEvent(() => view);
  useEffect(() => {
    let didShowYears = latestView().showsYears();
    /** Year last set on the view or read from the view: any other year is a change by the view itself. */
    let lastYear = latestView().year();

    function applyShownYear(): void {
      const newYear = shownYear.get();
      const { showsYears, year, show } = latestView();
      if (newYear === null || newYear === year() || !showsYears()) return;
      // Precedes `show`, which notifies the view's own listeners.
      lastYear = newYear;
      show(newYear);
      lastYear = year();
    }

    function publishYear(): void {
      lastYear = latestView().year();
      if (lastYear === null) return;
      const { following, moment } = story.get();
      if (following === 'on' && yearOf(moment) !== lastYear) story.send('gesture');
      shownYear.set(lastYear);
    }

    function onViewChange(): void {
      const { showsYears, year } = latestView();
      const hasOpened = showsYears() && !didShowYears;
      didShowYears = showsYears();
      if (hasOpened && shownYear.get() !== null) applyShownYear();
      else if (didShowYears && year() !== lastYear) publishYear();
    }

    if (didShowYears && latestView().hasAddressYear() && story.get().following !== 'on')
      publishYear();
    else applyShownYear();
    const unsubscribers = [subscribe(onViewChange), shownYear.subscribe(applyShownYear)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [subscribe]);
}
