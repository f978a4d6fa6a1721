'use client';

import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { focusTarget } from '@/components/ui/browser/focusTargets';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  /** On a phone the panel is a sheet that comes from below; on a wide window it is always there. */
  readonly isOpen: boolean;
  /** What it shows: a place, or the list when null. */
  readonly shownId: string | null;
  readonly children: ReactNode;
}

/** Renders the side panel: the list of places, or the place that is open. */
export function MapPanel({ ref, isOpen, shownId, children }: MapPanelProps) {
  // An effect: the router has scrolled to the page by then, and is not to scroll to the next (PanelPage).
  useEffect(() => ref.current?.setAttribute('data-mounted', ''), [ref]);

  useEffect(() => {
    const panel = ref.current;
    if (panel) panel.scrollTop = 0;
  }, [ref, shownId]);

  // Only the opening of the list moves the focus; a place has its own way.
  const focusList = useEffectEvent(() => {
    if (shownId === null) focusTarget(ref.current, 'list-heading');
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
