import { useEffect, useEffectEvent } from 'react';
import { shownYear } from '@/components/story/shownYear';
import { story } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

/** A view with a year that its address keeps. */
interface YearView {
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether it shows years now. */
  readonly isOn: () => boolean;
  /** Null while none is marked. */
  readonly year: () => number | null;
  /** Whether its address has named a year on arrival. */
  readonly isNamed: () => boolean;
  /** Shows a year that was chosen elsewhere, unless the view has no room for it. */
  readonly show: (year: number) => void;
}

/**
 * Keeps a view on the one year that is shown. On arrival the story comes first, then a year that the address names, then
 * the one that another view has shown. A year that is chosen here, by a hand or by a step back, suspends the story.
 */
export function useShownYear(view: YearView): void {
  const { subscribe } = view;
  const latest = useEffectEvent(() => view);
  useEffect(() => {
    let wasOn = latest().isOn();
    /** What the view has last shown: what it was told to show, it does not tell again. */
    let last = latest().year();

    function pull(): void {
      const shown = shownYear.get();
      const { isOn, year, show } = latest();
      if (shown === null || shown === year() || !isOn()) return;
      // Before the view tells its own listeners.
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
