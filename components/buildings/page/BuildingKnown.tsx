import clsx from 'clsx';
import { GradeSample } from '@/components/buildings/GradeSample';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { GRADE_WORDS, shareWords } from '@/lib/buildings/view/words';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import styles from './BuildingKnown.module.css';

/** Renders the grades of the phase that the first stop shows, each with its share of the surface, and the parts. */
export function BuildingKnown({ stage }: { readonly stage: StageBuilding }) {
  const { parts, shares, phases, stops } = stage;
  const phaseIndex = Math.max(
    0,
    phases.findIndex(({ id }) => id === stops[0]?.phase),
  );
  return (
    <aside className={styles.root} aria-labelledby="ce-que-l-on-sait">
      <h2 className={styles.title} id="ce-que-l-on-sait">
        Ce que l’on sait
      </h2>
      <ul role="list" className={styles.list}>
        {CERTAINTY_GRADES.map((grade, gradeIndex) => (
          <li key={grade} className={styles.row}>
            <GradeSample grade={grade} />
            <span>
              <span className={styles.name}>{grade}</span>
              <span className={styles.note}>{GRADE_WORDS[grade]}</span>
            </span>
            <span className={styles.note}>
              {shareWords(shares[phaseIndex]?.[gradeIndex] ?? 0)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Part de la surface dessinée, hors terrain et eau.</p>
      <h2 className={clsx(styles.title, 'screen-only')} id="parties-liste">
        Parties
      </h2>
      <ul
        role="list"
        className={clsx(styles.list, 'screen-only')}
        aria-labelledby="parties-liste"
      >
        {parts.map(({ id, label, grade }) => (
          <li key={id} className={styles.row}>
            <GradeSample grade={grade} />
            <a className={styles.link} href={`#partie-${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
