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
  /** Whether each group lists all its results. */
  readonly isWhole?: boolean;
  /** Called when a result is followed or played. */
  readonly onChoose?: (() => void) | undefined;
  readonly closeButton?: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * Renders the search field with its results: a combobox whose list is open while there are results (WAI-ARIA
 * Authoring Practices, « Combobox »). The focus stays in the field; arrows move among the results.
 */
export function SearchBox(props: SearchBoxProps) {
  const { typed, onType, isWhole = false, onChoose, closeButton, footer } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<ReadySearch | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [targetIndex, setTargetIndex] = useState(0);
  const [onlyKind, setOnlyKind] = useState<DisplayedGroup['id'] | null>(null);

  useEffect(() => {
    let isMounted = true;
    loadSearch((loadedSearch) => isMounted && setSearch(loadedSearch)).catch(
      () => isMounted && setHasFailed(true),
    );
    return () => void (isMounted = false);
  }, []);

  const display = displayOf(search, typed, { isWhole, only: onlyKind });
  const activeIndex = Math.min(targetIndex, display.items.length - 1);
  // The first letter paints the best group within 50 ms on a slow telephone, the other groups in a deferred render.
  const showsAllGroups = useDeferredValue(display.items.length) > 0;
  const groups = showsAllGroups ? display.groups : display.groups.slice(0, 1);

  function changeText(text: string): void {
    setTargetIndex(0);
    onType(text);
  }

  function chooseKind(kind: DisplayedGroup['id'] | null): void {
    setTargetIndex(0);
    setOnlyKind(kind);
  }

  function moveToOption(index: number): void {
    const { length } = display.items;
    if (length === 0) return;
    const wrappedIndex = (index + length) % length;
    setTargetIndex(wrappedIndex);
    list.current
      ?.querySelectorAll('[role="option"]')
      [wrappedIndex]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown') moveToOption(activeIndex + 1);
    else if (key === 'ArrowUp') moveToOption(activeIndex - 1);
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
      {/* Prevents submission, which would reload the page and end the sound: the results are shown already. */}
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
          aria-expanded={display.items.length > 0}
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
          autoFocus={closeButton !== undefined}
          value={typed}
          onChange={({ target }) => changeText(target.value)}
          onKeyDown={onKeyDown}
        />
        {closeButton}
      </form>
      <p className={styles.status} role="status">
        {hasFailed ? 'L’index de la recherche n’a pas pu être chargé.' : display.status}
      </p>
      {showsAllGroups && display.kinds.length > 1 && (
        <SearchKinds kinds={display.kinds} onlyKind={onlyKind} onChoose={chooseKind} />
      )}
      <SearchResults
        ref={list}
        id={id}
        display={{ ...display, groups }}
        activeIndex={activeIndex}
        onChoose={onChoose}
      />
      <div className={styles.foot}>
        {!isWhole && display.count > 0 && (
          <Link href={searchAddress(typed)} prefetch={false} onClick={() => onChoose?.()}>
            Toutes les réponses
          </Link>
        )}
        {footer}
      </div>
    </search>
  );
}
