'use client';

import { useEffect, useRef, useState } from 'react';
import { hasSearchKey, setSearchKey } from '@/components/search/searchKey';
import { SearchBox } from '@/components/search/SearchBox.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './SearchDialog.module.css';

/** Renders the search as a modal dialog, with the switch of its key « / ». */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [searchText, setSearchText] = useState('');
  const [isKeyOn, setIsKeyOn] = useState(hasSearchKey);

  useEffect(() => dialog.current?.showModal(), []);

  const close = (): void => dialog.current?.close();
  function switchKey(isOn: boolean): void {
    setSearchKey(isOn);
    setIsKeyOn(isOn);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label="Recherche"
      onClose={onClose}
      onPointerDown={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.content}>
        <SearchBox
          typed={searchText}
          onType={setSearchText}
          onChoose={close}
          closeButton={
            <IconButton label="Fermer la recherche" onClick={close}>
              <Icon name="close" />
            </IconButton>
          }
          footer={
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={isKeyOn}
                onChange={({ target }) => switchKey(target.checked)}
              />
              <span>Touche / pour chercher</span>
            </label>
          }
        />
      </div>
    </dialog>
  );
}
