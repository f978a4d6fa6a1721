'use client';

import Link from 'next/link';
import { useRef, type ReactNode } from 'react';
import { EpisodeFilters } from '@/components/episodes/list/EpisodeFilters';
import { LIST_ID, useListFocus } from '@/components/episodes/list/useListFocus';
import { useListForm } from '@/components/episodes/list/useListForm';
import type { ListChoices } from '@/lib/episodes/list/filter';
import { isWholeList, type ListQuery } from '@/lib/episodes/list/query';
import styles from './EpisodeExplorer.module.css';

interface EpisodeExplorerProps {
  readonly query: ListQuery;
  readonly choices: ListChoices;
  /** Number of matching episodes, in words. */
  readonly count: string;
  readonly children: ReactNode;
}

/**
 * Renders the search form of the episodes and its results. The server renders both, and the form
 * works without script; with script each change submits it.
 */
export function EpisodeExplorer({ query, choices, count, children }: EpisodeExplorerProps) {
  const { form, isPending, submitAfterPause, submit } = useListForm(query, choices);
  const heading = useRef<HTMLHeadingElement>(null);
  useListFocus(heading, query);
  return (
    <>
      <form
        ref={form}
        role="search"
        aria-label="Chercher dans les épisodes"
        action="/episodes"
        autoComplete="off"
        onInput={submitAfterPause}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <EpisodeFilters query={query} choices={choices} />
      </form>
      <h2 ref={heading} id={LIST_ID} className="visually-hidden" tabIndex={-1}>
        Liste des épisodes
      </h2>
      <div className={styles.head}>
        <p role="status">{count}</p>
        {!isWholeList(query) && (
          <Link className={styles.clear} href="/episodes#liste">
            Tout effacer
          </Link>
        )}
      </div>
      <div className={styles.results} data-pending={isPending} aria-busy={isPending}>
        {children}
      </div>
    </>
  );
}
