'use client';

import { useState, type ReactNode } from 'react';
import tones from '@/components/timeline/drawing/tones.module.css';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { Icon } from '@/components/ui/Icon';
import { SiteSearchLink } from '@/components/search/SiteSearchLink';
import { SearchField } from '@/components/ui/field/SearchField';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import { MAX_SEARCH } from '@/lib/timeline/query';
import { IMPORTANCES } from '@/lib/timeline/kinds';
import type { Lane } from '@/lib/timeline/record';
import type { TimelineState } from '@/components/timeline/screen/useTimelineStore';
import styles from './TimelineFilters.module.css';

interface TimelineFiltersProps {
  readonly lanes: readonly Lane[];
  readonly state: TimelineState;
  /** Number of entries that pass the filters. */
  readonly count: number;
  /** Number of all entries. */
  readonly total: number;
  readonly isFiltered: boolean;
  /** Options of « Détail » and « Dates », rendered by the server. */
  readonly options: Readonly<Record<'importance' | 'grade', ReactNode>>;
  readonly update: (change: (state: TimelineState) => TimelineState) => void;
  readonly clear: () => void;
  /** Called when the search is submitted. */
  readonly onSearch: () => void;
}

export function TimelineFilters(props: TimelineFiltersProps) {
  const { lanes, state, count, total, isFiltered, options, update, clear, onSearch } = props;
  const [isOpen, setOpen] = useState(false);
  const setFields = (changes: Partial<TimelineState>): void =>
    update((oldState) => ({ ...oldState, ...changes }));
  return (
    <form
      className={styles.root}
      data-open={isOpen}
      role="search"
      aria-label="Filtrer la frise"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <div className={styles.search}>
        <SearchField
          label="Rechercher un événement"
          placeholder="Rechercher un événement…"
          maxLength={MAX_SEARCH}
          value={state.search}
          onChange={({ target }) => setFields({ search: target.value })}
        />
      </div>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders" size={18} />
        <span>Filtres</span>
      </button>
      <div className={styles.panel}>
        <fieldset className={styles.lanes}>
          <legend className="visually-hidden">Couloirs</legend>
          {lanes.map(({ id, name }, tone) => (
            <label key={id} className={`${styles.lane} ${tones.tone}`} data-tone={tone}>
              <input
                type="checkbox"
                checked={!state.hidden.includes(id)}
                onChange={({ target }) =>
                  setFields({
                    hidden: target.checked
                      ? state.hidden.filter((lane) => lane !== id)
                      : [...state.hidden, id],
                  })
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.choices}>
          <ChoiceField
            label="Détail"
            value={state.importance}
            onChange={({ target }) =>
              setFields({
                importance:
                  IMPORTANCES.find((importance) => String(importance) === target.value) ?? 1,
              })
            }
          >
            {options.importance}
          </ChoiceField>
          <ChoiceField
            label="Dates"
            value={state.grade ?? ''}
            onChange={({ target }) =>
              setFields({
                grade: CERTAINTY_GRADES.find((grade) => grade === target.value) ?? null,
              })
            }
          >
            {options.grade}
          </ChoiceField>
        </div>
        <p className={styles.count} role="status">
          {count === 0
            ? 'Rien ici ne répond à ces filtres.'
            : `${count} sur ${total} ${count === total ? 'affichés' : count > 1 ? 'répondent aux filtres' : 'répond aux filtres'}`}
        </p>
        {count === 0 && <SiteSearchLink search={state.search} />}
        {isFiltered && (
          <button type="button" className={styles.clear} onClick={clear}>
            <span>Effacer</span>
            <span className={styles.suffix}> les filtres</span>
          </button>
        )}
      </div>
    </form>
  );
}
