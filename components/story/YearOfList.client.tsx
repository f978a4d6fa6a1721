'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { useStory } from '@/components/story/storyStore';

interface YearOfListProps {
  /** What holds the list, as the server has written it: its years are marked `data-year`. */
  readonly list: RefObject<HTMLElement | null>;
  readonly year: number;
}

/**
 * Shows a year where there is nothing but a list of them: it is marked, and brought into sight when the story tells of
 * it, comes back to it, or an address names it on arrival. Who comes back to the page finds it where it was left.
 */
export function YearOfList({ list, year }: YearOfListProps) {
  const { following } = useStory();
  const hasCome = useRef(false);
  useEffect(() => {
    const groups = list.current?.querySelectorAll<HTMLElement>('[data-year]:not([hidden])');
    // Its year, or the last one before it of which there is something to tell.
    const group = [...(groups ?? [])].findLast(({ dataset }) => Number(dataset.year) <= year);
    group?.setAttribute('data-told', '');
    if (following === 'on' || !(hasCome.current || window.scrollY))
      group?.scrollIntoView({ behavior: hasCome.current ? 'auto' : 'instant' });
    hasCome.current = true;
    return () => group?.removeAttribute('data-told');
  }, [list, year, following]);
  return null;
}
