import Link from 'next/link';
import { GradeBar } from '@/components/buildings/page/GradeBar';
import { Picture } from '@/components/ui/Picture';
import { buildingPath, STILL_SIZE, stillPicture } from '@/lib/buildings/address';
import { shareWords } from '@/lib/buildings/view/words';
import { GRADES } from '@/lib/timeline/grades';
import styles from './BuildingCard.module.css';

/** A building as the index shows it. */
export interface CardBuilding {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** What is left of it, and since when it stands, in words. */
  readonly facts: string;
  readonly firstStop: string;
  /** How much of the surface has each grade. */
  readonly shares: readonly number[];
}

interface BuildingCardProps {
  readonly building: CardBuilding;
  /** Whether the card takes a row of its own. */
  readonly isWide: boolean;
}

/** Renders a building in the index: its still, what is left of it, how sure it is. */
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
          {GRADES.flatMap((grade, rank) =>
            shares[rank] ? [`${grade} ${shareWords(shares[rank])}`] : [],
          ).join(' · ')}
        </p>
      </div>
    </article>
  );
}
