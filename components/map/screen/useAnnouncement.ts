import { useEffect, useEffectEvent, useRef, useState } from 'react';

const SETTLE_MS = 500;
const BETWEEN_EVENTS_MS = 2000;

interface Announced {
  /** How many places are shown. */
  readonly count: number;
  /** Changes with the filters: what the reader has asked for. Null until that is known. */
  readonly asked: string | null;
  /** While the timeline plays, the last thing that happened; null otherwise. */
  readonly event: string | null;
}

/**
 * What a screen reader is told without the reader moving there: the number of places once typing has paused,
 * and while the timeline plays its events alone, at most one every two seconds.
 */
export function useAnnouncement({ count, asked, event }: Announced): string {
  const [text, setText] = useState('');
  const lastEvent = useRef(Number.NEGATIVE_INFINITY);
  const answered = useRef<string | null>(null);
  const sayCount = useEffectEvent(() => setText(shownPlaces(count)));

  useEffect(() => {
    const before = answered.current;
    answered.current = asked;
    if (before === null || before === asked) return;
    const timer = setTimeout(() => sayCount(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  useEffect(() => {
    if (event === null) return;
    const wait = Math.max(0, lastEvent.current + BETWEEN_EVENTS_MS - Date.now());
    const timer = setTimeout(() => {
      lastEvent.current = Date.now();
      setText(event);
    }, wait);
    return () => clearTimeout(timer);
  }, [event]);

  return text;
}

const shownPlaces = (count: number): string =>
  count > 1 ? `${count} lieux affichés` : `${count} lieu affiché`;
