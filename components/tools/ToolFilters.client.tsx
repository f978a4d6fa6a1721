'use client';

import { Icon } from '@/components/ui/Icon';
import { ALL_CATEGORIES } from '@/lib/tools/categories';
import type { ToolFilter } from '@/lib/tools/filter';
import { MAX_SEARCH } from '@/lib/tools/query';
import styles from './ToolFilters.module.css';

interface ToolFiltersProps {
  readonly filter: ToolFilter;
  readonly categories: readonly string[];
  readonly onChange: (part: Partial<ToolFilter>) => void;
  /** Called when the reader stops: leaves the search, or sends the form. */
  readonly onPause: () => void;
}

/** What to look for in the catalogue. */
export function ToolFilters({ filter, categories, onChange, onPause }: ToolFiltersProps) {
  return (
    <form
      className={styles.root}
      role="search"
      aria-label="Filtrer les outils"
      onBlur={onPause}
      onSubmit={(event) => {
        event.preventDefault();
        onPause();
      }}
    >
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          className={styles.search}
          type="search"
          name="q"
          aria-label="Rechercher un outil"
          placeholder="Rechercher un outil…"
          autoComplete="off"
          maxLength={MAX_SEARCH}
          value={filter.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </div>
      <label className={styles.choice}>
        <span className={styles.label}>Catégorie</span>
        <select
          className={styles.select}
          value={filter.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value || null })}
        >
          <option value="">{ALL_CATEGORIES}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
