'use client';

import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { SearchField } from '@/components/ui/field/SearchField';
import { ALL_CATEGORIES } from '@/lib/tools/categories';
import type { ToolFilter } from '@/lib/tools/filter';
import { MAX_SEARCH } from '@/lib/tools/query';
import styles from './ToolFilters.module.css';

interface ToolFiltersProps {
  readonly filter: ToolFilter;
  readonly categories: readonly string[];
  readonly onChange: (changes: Partial<ToolFilter>) => void;
  /** Called at the end of an entry: when the field loses the focus, or the form is submitted. */
  readonly onCommit: () => void;
}

export function ToolFilters({ filter, categories, onChange, onCommit }: ToolFiltersProps) {
  return (
    <form
      className={styles.root}
      role="search"
      aria-label="Filtrer les outils"
      onBlur={onCommit}
      onSubmit={(event) => {
        event.preventDefault();
        onCommit();
      }}
    >
      <SearchField
        label="Rechercher un outil"
        name="q"
        placeholder="Rechercher un outil…"
        maxLength={MAX_SEARCH}
        value={filter.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <ChoiceField
        label="Catégorie"
        labelled="unless-narrow"
        value={filter.category ?? ''}
        onChange={({ target }) => onChange({ category: target.value || null })}
      >
        <option value="">{ALL_CATEGORIES}</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </ChoiceField>
    </form>
  );
}
