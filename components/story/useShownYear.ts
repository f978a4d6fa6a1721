import { useEffect, useEffectEvent } from 'react';
import { shownYear } from '@/components/story/shownYear';
import { story } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

/** A view with a year in its address. */
interface YearView {
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells whether the view shows years at present. */
  readonly isOn: () => boolean;
  /** Returns the marked year; null while there is none. */
  readonly year: () => number | null;
  /** Tells whether the address had a year on arrival. */
  readonly isNamed: () => boolean;
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
    let wasOn = latest().isOn();
    /** Year last set on the view or read from the view: any other year is a change by the view itself. */
    let last = latest().year();

    function pull(): void {
      const shown = shownYear.get();
      const { isOn, year, show } = latest();
      if (shown === null || shown === year() || !isOn()) return;
      // Set before `show` notifies the view's own listeners.
      last = shown;
      show(shown);
      last = year();
    }

    function push(): void {
      last = latest().year();
      if (last === null) return;
      const { following, moment } = story.get();
      if (following === 'on' && yearOf(moment) !== last) story.send('gesture');
      shownYear.set(last);
    }

    function follow(): void {
      const { isOn, year } = latest();
      const hasComeOn = isOn() && !wasOn;
      wasOn = isOn();
      if (hasComeOn && shownYear.get() !== null) pull();
      else if (wasOn && year() !== last) push();
    }

    if (wasOn && latest().isNamed() && story.get().following !== 'on') push();
    else pull();
    const stops = [subscribe(follow), shownYear.subscribe(pull)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [subscribe]);
}
