'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { isSearchKey } from '@/components/search/searchKey';
import { Icon } from '@/components/ui/Icon';
import styles from './SearchButton.module.css';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

const fetchDialog = () => import('@/components/search/SearchDialog.client');

/**
 * Renders the button of the site's search, whose code is loaded when the pointer enters the button.
 * Without script, or when the code fails to load, the button opens the search page.
 */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function openDialog(): void {
    setIsOpen(true);
    fetchDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => button.current?.form?.submit(),
    );
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      button.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <form action="/recherche" className={styles.form}>
        <button
          ref={button}
          className={styles.root}
          aria-label="Rechercher"
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          onPointerEnter={() => void fetchDialog().catch(() => undefined)}
          onClick={(event) => {
            event.preventDefault();
            openDialog();
          }}
        >
          <Icon name="search" size={20} />
          <span className={styles.label}>Rechercher</span>
          <kbd className={styles.key}>/</kbd>
        </button>
      </form>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
