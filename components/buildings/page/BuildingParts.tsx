import { GradeSample } from '@/components/buildings/GradeSample';
import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import type { Building } from '@/lib/buildings/building';
import { shortWorks } from '@/lib/buildings/view/works';
import styles from './BuildingParts.module.css';

/** Renders each part of a building: material, grade, explanation and references. */
export function BuildingParts({ building }: { readonly building: Building }) {
  return (
    <BuildingSection id="parties" title="Parties" isPrinted={false}>
      <ul role="list" className={styles.root}>
        {building.parts.map(({ id, label, material, grade, text, references }) => (
          <li key={id} id={`partie-${id}`} className={styles.part}>
            <h3 className={styles.name}>
              <GradeSample grade={grade} />
              <span>{label}</span>
            </h3>
            <p className={styles.note}>{`${material} · ${grade}`}</p>
            <p>{text}</p>
            <p className={styles.note}>{shortWorks(building, references)}</p>
          </li>
        ))}
      </ul>
    </BuildingSection>
  );
}
