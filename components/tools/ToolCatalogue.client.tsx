'use client';

import {
  startTransition,
  Suspense,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { QueryListener } from '@/components/tools/QueryListener.client';
import { NoTools } from '@/components/tools/NoTools';
import { ToolCard } from '@/components/tools/ToolCard.client';
import { ToolFilters } from '@/components/tools/ToolFilters.client';
import { createToolFilterStore } from '@/components/tools/toolFilterStore';
import { categoriesOf } from '@/lib/tools/categories';
import { EVERY_TOOL, filterTools, type ToolFilter } from '@/lib/tools/filter';
import { toolCountLabel } from '@/lib/tools/shownLabel';
import type { Tool } from '@/lib/tools/tool';
import styles from './ToolCatalogue.module.css';

interface ToolCatalogueProps {
  readonly entries: readonly { readonly tool: Tool; readonly picture: ReactNode }[];
  /** Slot at the end of the line that counts the tools. */
  readonly aside?: ReactNode;
}

/** Renders the tools that match the filter, at most one of them unfolded. */
export function ToolCatalogue({ entries, aside }: ToolCatalogueProps) {
  const tools = entries.map(({ tool }) => tool);
  const categories = categoriesOf(tools);
  const [store] = useState(() => createToolFilterStore(categories));
  const filter = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const heading = useRef<HTMLHeadingElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  // Starts a transition, after the frame that shows the press; keeps one function, so that only the two
  // changed cards render again.
  const toggleCard = useCallback(
    (id: string) => startTransition(() => setOpenId((current) => (current === id ? null : id))),
    [],
  );
  const changeFilter = (changes: Partial<ToolFilter>): void =>
    store.update((filter) => ({ ...filter, ...changes }));

  function clearFilter(): void {
    changeFilter(EVERY_TOOL);
    // The pressed button is removed with the empty state: the focus moves to the head of the list.
    heading.current?.focus();
  }

  const matches = filterTools(tools, filter);
  const pictures = new Map(entries.map(({ tool, picture }) => [tool, picture]));
  return (
    <section aria-labelledby="catalogue">
      <h2 ref={heading} id="catalogue" className="visually-hidden" tabIndex={-1}>
        Catalogue des outils
      </h2>
      <Suspense fallback={null}>
        <QueryListener read={store.read} />
      </Suspense>
      <ToolFilters
        filter={filter}
        categories={categories}
        onChange={changeFilter}
        onCommit={store.write}
      />
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {toolCountLabel(matches.length, entries.length)}
        </p>
        {aside}
      </div>
      {matches.length === 0 && <NoTools search={filter.search} onClear={clearFilter} />}
      <div className={styles.cards}>
        {matches.map((tool) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            picture={pictures.get(tool)}
            isOpen={tool.id === openId}
            onToggle={toggleCard}
          />
        ))}
      </div>
    </section>
  );
}
