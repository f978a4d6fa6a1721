'use client';

import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { Range } from '@/components/ui/range/Range.client';
import { SEASONS } from '@/lib/buildings/view/query';
import styles from './StageBar.module.css';

const SEASON_NAMES = {
  printemps: 'Équinoxe de printemps',
  ete: 'Solstice d’été',
  automne: 'Équinoxe d’automne',
  hiver: 'Solstice d’hiver',
} as const satisfies Record<(typeof SEASONS)[number], string>;

/** First hour of a chosen season, in true solar time. */
const INITIAL_HOUR = 9;

/** Renders the season and the hour of the sun; a second press of a season restores the still pictures' light. */
export function StageLight({ store: { state, change } }: { readonly store: BuildingStore }) {
  const { light } = state;
  return (
    <div className={styles.row} role="group" aria-label="Lumière">
      <span className={styles.name}>Lumière</span>
      {SEASONS.map((season) => (
        <button
          key={season}
          type="button"
          className={styles.choice}
          aria-pressed={light?.season === season}
          onClick={() =>
            change({
              light:
                light?.season === season ? null : { season, hour: light?.hour ?? INITIAL_HOUR },
            })
          }
        >
          {SEASON_NAMES[season]}
        </button>
      ))}
      {light && (
        <label className={styles.slider}>
          <span>{`${light.hour}\u00a0h, heure solaire vraie`}</span>
          <Range
            aria-label="Heure solaire vraie"
            min={6}
            max={18}
            step={1}
            value={light.hour}
            ratio={(light.hour - 6) / 12}
            onChange={({ target }) =>
              change({ light: { ...light, hour: target.valueAsNumber } })
            }
          />
        </label>
      )}
    </div>
  );
}
