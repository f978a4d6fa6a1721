'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { SiteSearchLink } from '@/components/search/SiteSearchLink';
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
  const [query, setQuery] = useState('');
  const matches = searchPeople(people, query);

  function select(id: string): void {
    setQuery('');
    onFind(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [firstMatch] = matches;
    if (event.key !== 'Enter' || !firstMatch) return;
    event.preventDefault();
    select(firstMatch.id);
  }

  return (
    <div className={styles.root}>
      <SearchField
        label="Rechercher une personne"
        placeholder="Rechercher une personne"
        value={query}
        aria-describedby={listId}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={listId} className={styles.status} role="status">
        {query.trim() !== '' && matches.length === 0 && (
          <p className={styles.note}>Personne ne porte ce nom dans l’arbre.</p>
        )}
        {matches.length === 0 && <SiteSearchLink search={query} />}
        {matches.length > 0 && (
          <ul role="list" className={styles.list}>
            {matches.map((card) => (
              <li key={card.id}>
                <button type="button" className={styles.name} onClick={() => select(card.id)}>
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
