'use client';

import Link from 'next/link';
import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { loadSearch, type ReadySearch } from '@/components/search/searchIndex';
import { SearchKinds } from '@/components/search/SearchKinds';
import { SearchResults } from '@/components/search/SearchResults.client';
import { displayOf, type DisplayedGroup } from '@/components/search/resultDisplay';
import { Icon } from '@/components/ui/Icon';
import { searchAddress } from '@/lib/search/address';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Whether groups are shown in full. */
  readonly isWhole?: boolean;
  /** Called when a result is followed or played. */
  readonly onChoose?: (() => void) | undefined;
  readonly closing?: ReactNode;
  readonly foot?: ReactNode;
}

/**
 * Renders the search field with its results: a combobox whose list is open while there are results (WAI-ARIA
 * Authoring Practices, « Combobox »). The focus stays in the field; arrows move among the results.
 */
export function SearchBox(props: SearchBoxProps) {
  const { typed, onType, isWhole = false, onChoose, closing, foot } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<ReadySearch | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [active, setActive] = useState(0);
  const [only, setOnly] = useState<DisplayedGroup['id'] | null>(null);

  useEffect(() => {
    let isMounted = true;
    loadSearch((search) => isMounted && setReady(search)).catch(
      () => isMounted && setHasFailed(true),
    );
    return () => void (isMounted = false);
  }, []);

  const shown = displayOf(ready, typed, { isWhole, only });
  const activeIndex = Math.min(active, shown.items.length - 1);
  // The first letter paints the best group within 50 ms on a slow telephone, the others in a render of their own.
  const showsAllGroups = useDeferredValue(shown.items.length) > 0;
  const groups = showsAllGroups ? shown.groups : shown.groups.slice(0, 1);

  function type(text: string): void {
    setActive(0);
    onType(text);
  }

  function chooseKind(kind: DisplayedGroup['id'] | null): void {
    setActive(0);
    setOnly(kind);
  }

  function moveActive(to: number): void {
    const { length } = shown.items;
    if (length === 0) return;
    const next = (to + length) % length;
    setActive(next);
    list.current
      ?.querySelectorAll('[role="option"]')
      [next]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown') moveActive(activeIndex + 1);
    else if (key === 'ArrowUp') moveActive(activeIndex - 1);
    else if (key === 'Enter') {
      const option =
        list.current?.querySelectorAll<HTMLElement>('[role="option"]')[activeIndex];
      if (option === undefined) return;
      option.click();
    } else return;
    event.preventDefault();
  }

  return (
    <search className={styles.root} aria-label="Recherche du site">
      {/* The results are shown already, and submitting would reload the page and end the sound. */}
      <form
        action="/recherche"
        className={styles.head}
        onSubmit={(event) => !hasFailed && event.preventDefault()}
      >
        <Icon name="search" size={24} />
        <input
          type="search"
          name="q"
          className={styles.input}
          role="combobox"
          aria-label="Rechercher sur le site"
          aria-expanded={shown.items.length > 0}
          aria-controls={`${id}-liste`}
          aria-autocomplete="list"
          aria-activedescendant={activeIndex < 0 ? undefined : `${id}-${activeIndex}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          placeholder="Une personne, un lieu, une date…"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened for typing.
          autoFocus={closing !== undefined}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {closing}
      </form>
      <p className={styles.status} role="status">
        {hasFailed ? 'L’index de la recherche n’a pas pu être chargé.' : shown.status}
      </p>
      {showsAllGroups && shown.kinds.length > 1 && (
        <SearchKinds kinds={shown.kinds} only={only} onChoose={chooseKind} />
      )}
      <SearchResults
        ref={list}
        id={id}
        shown={{ ...shown, groups }}
        active={activeIndex}
        onChoose={onChoose}
      />
      <div className={styles.foot}>
        {!isWhole && shown.count > 0 && (
          <Link href={searchAddress(typed)} prefetch={false} onClick={() => onChoose?.()}>
            Toutes les réponses
          </Link>
        )}
        {foot}
      </div>
    </search>
  );
}
