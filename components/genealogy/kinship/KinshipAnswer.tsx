import { KinshipWay } from '@/components/genealogy/kinship/KinshipWay';
import type { KinshipFacts } from '@/lib/genealogy/kinship/facts';
import styles from './KinshipAnswer.module.css';

/** Renders every known chain of kinship between two people, the shortest first. */
export function KinshipAnswer({ headline, ways, people }: KinshipFacts) {
  return (
    <div className={styles.root}>
      {headline !== null && <h2 className={styles.headline}>{headline}</h2>}
      {ways.map(({ way, tree, drawing, certainty }, index) => (
        <KinshipWay
          key={way.links.map(({ id }) => id).join(' ')}
          way={way}
          tree={tree}
          drawing={drawing}
          people={people}
          certainty={certainty}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}
