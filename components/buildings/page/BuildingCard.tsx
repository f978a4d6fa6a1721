import Link from 'next/link';
import { GradeBar } from '@/components/buildings/page/GradeBar';
import { Picture } from '@/components/ui/Picture';
import { buildingPath, STILL_SIZE, stillPicture } from '@/lib/buildings/address';
import { shareWords } from '@/lib/buildings/view/words';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import styles from './BuildingCard.module.css';

/** Data of a building's card in the index. */
export interface CardBuilding {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** State of preservation and date of construction, in words. */
  readonly facts: string;
  /** Id of the first stop of the visit, whose still is shown. */
  readonly firstStop: string;
  /** Ratio of the surface, from 0 to 1, at each grade of certainty, in the order of CERTAINTY_GRADES. */
  readonly shares: readonly number[];
}

interface BuildingCardProps {
  readonly building: CardBuilding;
  /** Whether the card spans a row of the grid. */
  readonly isWide: boolean;
}

/**
 * Renders the card of a building in the index: a still, the state of preservation, and the percentage of the building's
 * surface at each grade of certainty.
 */
export function BuildingCard({ building, isWide }: BuildingCardProps) {
  const { id, name, summary, facts, firstStop, shares } = building;
  return (
    <article className={styles.root} data-wide={isWide || undefined}>
      <Picture
        className={styles.still}
        frameClassName={styles.frame}
        picture={stillPicture(id, firstStop)}
        sizes={isWide ? '(width >= 768px) 520px, 100vw' : '(width >= 768px) 400px, 100vw'}
        alt=""
        {...STILL_SIZE}
      />
      <div className={styles.body}>
        <p className={styles.facts}>{facts}</p>
        <h2>
          <Link className={styles.link} href={buildingPath(id)} prefetch={false}>
            {name}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <GradeBar shares={shares} />
        <p className={styles.shares}>
          {CERTAINTY_GRADES.flatMap((grade, index) =>
            shares[index] ? [`${grade} ${shareWords(shares[index])}`] : [],
          ).join(' · ')}
        </p>
      </div>
    </article>
  );
}
