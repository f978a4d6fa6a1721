import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import { PassageButton } from '@/components/story/PassageButton.client';
import { Picture } from '@/components/ui/Picture';
import { STILL_SIZE, stillPicture } from '@/lib/buildings/address';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './BuildingVisit.module.css';

/** Renders the stops of the visit: picture, text, and passage of an episode. */
export function BuildingVisit({ id, stops }: Pick<StageBuilding, 'id' | 'stops'>) {
  return (
    <BuildingSection id="visite" title="Visite" isPrinted={false}>
      <ol role="list" className={styles.root}>
        {stops.map(({ id: stopId, title, text, alt, passage }, index) => (
          <li key={stopId} id={`vue-${stopId}`} className={styles.stop}>
            <Picture
              className={styles.still}
              picture={stillPicture(id, stopId)}
              sizes="(width >= 768px) 480px, 100vw"
              alt={alt}
              loading="lazy"
              {...STILL_SIZE}
            />
            <div className={styles.words}>
              <h3 id={`titre-${stopId}`}>{`${index + 1}. ${title}`}</h3>
              <p>{text}</p>
              {passage && <PassageButton {...passage} describedBy={`titre-${stopId}`} />}
            </div>
          </li>
        ))}
      </ol>
    </BuildingSection>
  );
}
