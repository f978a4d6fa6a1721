'use client';

import Link from 'next/link';
import { useId, useState, type ReactNode } from 'react';
import { FullscreenButton } from '@/components/map/controls/FullscreenButton.client';
import type { FullscreenControl } from '@/components/map/controls/FullscreenButton.client';
import type { ScreenChanges } from '@/components/map/selection/useScreenState';
import { Icon } from '@/components/ui/Icon';
import { TYPE_FILTERS, type PlaceFilter, type TypeFilter } from '@/lib/map/places/filter';
import { MAX_SEARCH } from '@/lib/map/query';
import styles from './MapFilters.module.css';

interface MapFiltersProps {
  readonly filter: PlaceFilter & { readonly isTimeline: boolean };
  readonly periods: readonly { readonly id: string; readonly name: string }[];
  readonly change: ScreenChanges;
  /** Called when the search is submitted. */
  readonly onSearch: () => void;
  readonly fullscreen: FullscreenControl;
  /** Legend of the map, among the folded filters on a phone. */
  readonly legend: ReactNode;
}

const TYPE_NAMES = {
  all: 'Tous',
  cities: 'Villes',
  battles: 'Batailles',
} as const satisfies Record<TypeFilter, string>;

/** Renders the filters of the map; on a phone all but the search is folded. */
export function MapFilters(props: MapFiltersProps) {
  const { filter, periods, change, onSearch, fullscreen, legend } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const sheetId = useId();
  return (
    <form
      className={styles.root}
      role="search"
      aria-label="Filtrer les lieux"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Closes the sheet, which would cover the focused element.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setUnfolded(false);
      }}
    >
      <Link className={styles.back} href="/outils">
        <Icon name="arrow" size={20} />
        <span className="visually-hidden">Retour aux outils</span>
      </Link>
      <input
        className={styles.search}
        type="search"
        name="q"
        aria-label="Rechercher un lieu"
        placeholder="Rechercher un lieu…"
        autoComplete="off"
        maxLength={MAX_SEARCH}
        value={filter.search}
        onChange={({ target }) => change.setFilter({ search: target.value })}
      />
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls={sheetId}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        Filtres
      </button>
      <div id={sheetId} className={styles.sheet} data-open={isUnfolded}>
        <label className={styles.field}>
          <span className={styles.label}>Période</span>
          <select
            className={styles.select}
            value={filter.period ?? ''}
            onChange={({ target }) => change.setFilter({ period: target.value || null })}
          >
            <option value="">Toutes</option>
            {periods.map((period) => (
              <option key={period.id} value={period.id}>
                {period.name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Type</span>
          <select
            className={styles.select}
            value={filter.type}
            onChange={({ target }) =>
              change.setFilter({ type: TYPE_FILTERS[target.selectedIndex] ?? 'all' })
            }
          >
            {TYPE_FILTERS.map((type) => (
              <option key={type} value={type}>
                {TYPE_NAMES[type]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.isTimeline}
            onChange={({ target }) => change.setTimelineMode(target.checked)}
          />
          Mode chronologie
        </label>
        {legend}
      </div>
      <FullscreenButton fullscreen={fullscreen} />
    </form>
  );
}
