import { useEffect, useEffectEvent, useRef, useState } from 'react';

const SETTLE_MS = 500;
const BETWEEN_EVENTS_MS = 2000;

interface Announced {
  readonly count: number;
  /** Key of the filters; null before the address is read. */
  readonly asked: string | null;
  /** Last event while the timeline plays; null otherwise. */
  readonly event: string | null;
}

/**
 * Returns the announcement for screen readers: the number of places after a pause in typing; while
 * the timeline plays its events only, at most one every two seconds.
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
