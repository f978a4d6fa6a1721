import { useEffect, useEffectEvent, useRef, useState } from 'react';

const SETTLE_MS = 500;
const BETWEEN_EVENTS_MS = 2000;

interface AnnouncementInput {
  readonly count: number;
  /** Key of the filters; null before the address is read. */
  readonly filterKey: string | null;
  /** Spoken text of the last event while the timeline plays; null otherwise. */
  readonly event: string | null;
}

/**
 * Returns the announcement for screen readers: the number of places after a pause in typing; while
 * the timeline plays its events only, at most one every two seconds.
 */
export function useAnnouncement({ count, filterKey, event }: AnnouncementInput): string {
  const [text, setText] = useState('');
  const lastEvent = useRef(Number.NEGATIVE_INFINITY);
  const lastFilterKey = useRef<string | null>(null);
  const announceCount = useEffectEvent(() => setText(countSentence(count)));

  useEffect(() => {
    const previousKey = lastFilterKey.current;
    lastFilterKey.current = filterKey;
    if (previousKey === null || previousKey === filterKey) return;
    const timer = setTimeout(() => announceCount(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [filterKey]);

  useEffect(() => {
    if (event === null) return;
    const delay = Math.max(0, lastEvent.current + BETWEEN_EVENTS_MS - Date.now());
    const timer = setTimeout(() => {
      lastEvent.current = Date.now();
      setText(event);
    }, delay);
    return () => clearTimeout(timer);
  }, [event]);

  return text;
}

const countSentence = (count: number): string =>
  count > 1 ? `${count} lieux affichés` : `${count} lieu affiché`;
