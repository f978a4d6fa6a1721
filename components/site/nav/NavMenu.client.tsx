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

/** Renders the navigation: behind a button on small screens, always visible on large screens. */
export function NavMenu({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  // The button changes in one frame; unfolding the list and locking the page's scroll, which lay
  // out the whole page, follow in the next.
  const isUnfolded = useDeferredValue(isOpen);
  const root = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);

  // Closes the menu on Escape and on a press outside the menu, wherever the focus is.
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeOnPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Marks the key as handled, for the listeners of the page under the menu.
      event.preventDefault();
      setIsOpen(false);
      toggleButton.current?.focus();
    };
    document.addEventListener('pointerdown', closeOnPress, { signal });
    document.addEventListener('keydown', closeOnEscape, { capture: true, signal });
    return () => controller.abort();
  }, [isOpen]);

  function closeOnChoice({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) setIsOpen(false);
  }

  /** Closes the menu when the focus moves past its last entry: the focused element would lie under the menu. */
  function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <div ref={root} data-menu={isOpen ? 'open' : 'closed'} onBlur={closeOnLeave}>
      <button
        ref={toggleButton}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id="menu" className={styles.panel} data-open={isUnfolded} onClick={closeOnChoice}>
        <div className={styles.clip}>{children}</div>
      </div>
    </div>
  );
}
