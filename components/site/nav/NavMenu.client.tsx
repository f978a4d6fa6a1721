'use client';

import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './NavMenu.module.css';

/** Renders the navigation: behind a button on small screens, in the open on large ones. */
export function NavMenu({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  // The button changes in one frame; unfolding the list and locking the page's scroll, which lay
  // out the whole page, follow in the next.
  const isUnfolded = useDeferredValue(open);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  // A press outside the menu and Escape close it wherever the focus is.
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeOnPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Mark the key as handled, for the listeners of the page under the menu.
      event.preventDefault();
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', closeOnPress, { signal });
    document.addEventListener('keydown', closeOnEscape, { capture: true, signal });
    return () => controller.abort();
  }, [open]);

  function closeOnChoice({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  }

  /** Closes the menu when the focus moves past its last entry: the focused element would lie under the menu. */
  function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={root} data-menu={open ? 'open' : 'closed'} onBlur={closeOnLeave}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? 'Fermer le menu' : 'Ouvrir le menu'}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id="menu" className={styles.panel} data-open={isUnfolded} onClick={closeOnChoice}>
        <div className={styles.clip}>{children}</div>
      </div>
    </div>
  );
}
