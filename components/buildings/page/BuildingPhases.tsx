import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import type { Building } from '@/lib/buildings/building';
import { dateWords, phaseYears } from '@/lib/buildings/view/words';
import { YEARS } from '@/lib/timeline/bounds';
import styles from './BuildingPhases.module.css';

/** Renders the phases of a building on a bar of the site's years, then as text. */
export function BuildingPhases({ building: { phases } }: { readonly building: Building }) {
  return (
    <BuildingSection id="phases" title="Phases">
      <svg
        className={styles.bar}
        viewBox={`${YEARS.from} 0 ${YEARS.to - YEARS.from} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect x={YEARS.from} y="0" width={YEARS.to - YEARS.from} height="10" />
        {phases.map(({ id, from, to }) => (
          <rect
            key={id}
            className={styles.phase}
            x={from}
            y="0"
            width={to + 1 - from}
            height="10"
          />
        ))}
      </svg>
      <div className={styles.years} aria-hidden="true">
        <span>{YEARS.from}</span>
        <span>600</span>
        <span>700</span>
        <span>{YEARS.to}</span>
      </div>
      <dl className={styles.list}>
        {phases.map((phase) => (
          <div key={phase.id} id={`phase-${phase.id}`}>
            <dt className={styles.name}>{`${phase.label}, ${phaseYears(phase)}`}</dt>
            <dd className={styles.note}>
              <span>{`${dateWords(phase.grade)}. `}</span>
              {phase.note && <span>{phase.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </BuildingSection>
  );
}
