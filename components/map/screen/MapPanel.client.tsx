'use client';

import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { focusTarget } from '@/components/ui/browser/focusTargets';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  /** Whether the phone's sheet is open; on a wide window the panel is always visible. */
  readonly isOpen: boolean;
  /** Id of the place in the panel; null for the list. */
  readonly placeId: string | null;
  readonly children: ReactNode;
}

/** Renders the side panel: the list of places, or the open place. */
export function MapPanel({ ref, isOpen, placeId, children }: MapPanelProps) {
  // Hides the scroll target of PanelPage, in an effect: the router has scrolled by then.
  useEffect(() => ref.current?.setAttribute('data-mounted', ''), [ref]);

  useEffect(() => {
    const panel = ref.current;
    if (panel) panel.scrollTop = 0;
  }, [ref, placeId]);

  // Focuses the list's heading when the list opens; useSelection focuses a place's heading.
  const focusList = useEffectEvent(() => {
    if (placeId === null) focusTarget(ref.current, 'list-heading');
  });
  useEffect(() => {
    if (isOpen) focusList();
  }, [isOpen]);

  return (
    <aside
      ref={ref}
      id="lieux"
      className={styles.root}
      aria-label="Lieux historiques"
      data-open={isOpen}
    >
      {children}
    </aside>
  );
}
