import { BuildingCard, type CardBuilding } from '@/components/buildings/page/BuildingCard';
import { GradeSample } from '@/components/buildings/GradeSample';
import { GRADE_WORDS } from '@/lib/buildings/view/words';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import styles from './BuildingIndex.module.css';

interface BuildingIndexProps {
  readonly buildings: readonly CardBuilding[];
  /** Names of the buildings in preparation. */
  readonly coming: readonly string[];
}

/** Renders the reconstructed buildings, the method of their drawings, and the buildings in preparation. */
export function BuildingIndex({ buildings, coming }: BuildingIndexProps) {
  return (
    <div className={styles.root}>
      <ul role="list" className={styles.grid}>
        {buildings.map((building, index) => (
          <li key={building.id}>
            <BuildingCard building={building} isWide={index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.notes}>
        <section className={styles.section} aria-labelledby="methode">
          <h2 id="methode">Comment lire ces dessins</h2>
          <p>
            Chaque mesure vient d’un relevé, d’une inscription ou d’un texte, et le dit&nbsp;;
            une longueur donnée en coudées reste en coudées, et les mètres en sont tirés. Chaque
            partie porte son degré. On ne dessine ni personne, ni animal, ni écriture imitée.
          </p>
          <ul role="list" className={styles.grades}>
            {CERTAINTY_GRADES.map((grade) => (
              <li key={grade} className={styles.grade}>
                <GradeSample grade={grade} />
                <span>{`${grade}\u00a0: ${GRADE_WORDS[grade]}`}</span>
              </li>
            ))}
          </ul>
        </section>
        {coming.length > 0 && (
          <section className={styles.section} aria-labelledby="a-venir">
            <h2 id="a-venir">À venir</h2>
            <p>
              Leurs mesures et leurs références sont réunies. Il reste à lire un plan publié de
              chacun avant de le dessiner.
            </p>
            <ul role="list" className={styles.coming}>
              {coming.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
