'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, Ref } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import type { ResultDisplay, DisplayedGroup } from '@/components/search/resultDisplay';
import { Icon, type IconName } from '@/components/ui/Icon';
import { isPlainClick } from '@/components/ui/markup/plainClick';
import { startAtFoundWord } from '@/lib/search/foundWord';
import { markedParts } from '@/lib/search/markedParts';
import type { SearchItem } from '@/lib/search/searchItems';
import { formatClock } from '@/lib/time/clock';
import styles from './SearchResults.module.css';

const ICONS = {
  people: 'users',
  places: 'map',
  events: 'clock',
  documents: 'book',
  episodes: 'volume',
  tools: 'tools',
  nearest: 'search',
} as const satisfies Record<DisplayedGroup['id'], IconName>;

interface SearchResultsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Prefix of the ids of the list and of its options. */
  readonly id: string;
  readonly display: ResultDisplay;
  /** Index of the active option among all options, from 0; -1 without options. Enter opens it. */
  readonly activeIndex: number;
  readonly onChoose: (() => void) | undefined;
}

/** Renders the results by kind: each links to its page; a sentence plays from its second. */
export function SearchResults({ ref, id, display, activeIndex, onChoose }: SearchResultsProps) {
  const player = usePlayer();
  const router = useRouter();

  const openResult = (event: MouseEvent<HTMLAnchorElement>): void => {
    const item = display.items[Number(event.currentTarget.dataset.index)];
    if (item === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    const { clip, path } = startAtFoundWord(item, display.sought);
    if (clip === null) router.push(path);
    else player.play(clip.episode, { at: clip.second });
    onChoose?.();
  };

  return (
    <div
      ref={ref}
      id={`${id}-liste`}
      className={styles.root}
      role="listbox"
      aria-label="Réponses"
    >
      {display.groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={styles.group} role="presentation">
            <Icon name={ICONS[group.id]} size={20} />
            <span>{group.name}</span>
            <span className={styles.count}>{group.count}</span>
          </div>
          {group.items.map((item, index) => {
            const optionIndex = group.first + index;
            return (
              // Keyed by the index in the group, so that the next letter changes the existing options instead of creating
              // others; a plain link, since thirty `Link` would observe their addresses and cost each letter 10 ms on a
              // slow telephone.
              <a
                key={index}
                id={`${id}-${optionIndex}`}
                role="option"
                aria-selected={optionIndex === activeIndex}
                tabIndex={-1}
                className={styles.option}
                href={item.path}
                data-index={optionIndex}
                onClick={openResult}
              >
                <Result item={item} sought={display.sought} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Result({
  item,
  sought,
}: {
  readonly item: SearchItem;
  readonly sought: ResultDisplay['sought'];
}) {
  const { title, detail, clip } = item;
  return (
    <>
      <span className={styles.words}>
        <span className={clip ? styles.sentence : styles.title}>
          {markedParts(title, sought).map(({ text, isFound }, index) =>
            isFound ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {clip && (
        <span className={styles.timestamp}>
          <Icon name="play" size={16} />
          <span className="visually-hidden">Écouter à </span>
          <span>{formatClock(clip.second)}</span>
        </span>
      )}
    </>
  );
}
