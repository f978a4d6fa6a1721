'use client';

import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './NavMenu.module.css';

/** On small screens, the button that unfolds the navigation; on large ones the list is simply there. */
export function NavMenu({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function closeOnChoice({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    // The handlers only listen to what bubbles up from the links and the button inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={closeOnEscape}>
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
      <div id="menu" className={styles.panel} data-open={open} onClick={closeOnChoice}>
        <div className={styles.clip}>{children}</div>
      </div>
    </div>
  );
}
