'use client';

import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { focusTarget } from '@/components/ui/browser/focusTargets';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  readonly ref: RefObject<HTMLElement | null>;
  /** Whether the phone's sheet is open; on a wide window the panel is always visible. */
  readonly isOpen: boolean;
  /** Id of the shown place; null for the list. */
  readonly shownId: string | null;
  readonly children: ReactNode;
}

/** Renders the side panel: the list of places, or the open place. */
export function MapPanel({ ref, isOpen, shownId, children }: MapPanelProps) {
  // Set in an effect, after the router has scrolled to the page; PanelPage removes its scroll target then.
  useEffect(() => ref.current?.setAttribute('data-mounted', ''), [ref]);

  useEffect(() => {
    const panel = ref.current;
    if (panel) panel.scrollTop = 0;
  }, [ref, shownId]);

  // Only the opening of the list focuses its heading; useSelection focuses a place.
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
