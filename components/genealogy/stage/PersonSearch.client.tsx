'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { WholeSite } from '@/components/search/WholeSite';
import { SearchField } from '@/components/ui/field/SearchField';
import type { TreeCard } from '@/lib/genealogy/tree';
import { searchPeople } from '@/lib/genealogy/view/search';
import styles from './PersonSearch.module.css';

interface PersonSearchProps {
  readonly people: readonly TreeCard[];
  readonly onFind: (id: string) => void;
}

/** Renders a search of people by name, insensitive to accents; Enter selects the first match. */
export function PersonSearch({ people, onFind }: PersonSearchProps) {
  const listId = useId();
  const [sought, setSought] = useState('');
  const found = searchPeople(people, sought);

  function take(id: string): void {
    setSought('');
    onFind(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [first] = found;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    take(first.id);
  }

  return (
    <div className={styles.root}>
      <SearchField
        label="Rechercher une personne"
        placeholder="Rechercher une personne"
        value={sought}
        aria-describedby={listId}
        onChange={({ target }) => setSought(target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} className={styles.found} role="status">
        {sought.trim() !== '' && found.length === 0 && (
          <p className={styles.none}>Personne ne porte ce nom dans l’arbre.</p>
        )}
        {found.length === 0 && <WholeSite search={sought} />}
        {found.length > 0 && (
          <ul role="list" className={styles.list}>
            {found.map((card) => (
              <li key={card.id}>
                <button type="button" className={styles.name} onClick={() => take(card.id)}>
                  <span>{card.name}</span>
                  <span className={styles.life}>{card.life ?? 'dates inconnues'}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
