import { OpenStage } from '@/components/buildings/page/OpenStage.client';
import {
  BuildingDownloads,
  type BuildingDownloadsProps,
} from '@/components/buildings/page/BuildingDownloads';
import { BuildingKnown } from '@/components/buildings/page/BuildingKnown';
import { BuildingLinks } from '@/components/buildings/page/BuildingLinks';
import { BuildingMeasures } from '@/components/buildings/page/BuildingMeasures';
import { BuildingNotes } from '@/components/buildings/page/BuildingNotes';
import { BuildingParts } from '@/components/buildings/page/BuildingParts';
import { BuildingPhases } from '@/components/buildings/page/BuildingPhases';
import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import { BuildingVisit } from '@/components/buildings/page/BuildingVisit';
import { PrintButton } from '@/components/classroom/PrintButton.client';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { SourceList } from '@/components/site/SourceList';
import { Disclosure } from '@/components/ui/Disclosure';
import { Picture } from '@/components/ui/Picture';
import {
  buildingPackSlug,
  STILL_SIZE,
  sectionPath,
  stillPicture,
} from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import type { BuildingRelation } from '@/lib/buildings/view/relation';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './BuildingPage.module.css';

interface BuildingPageProps {
  readonly building: Building;
  readonly stage: StageBuilding;
  readonly relations: readonly BuildingRelation[];
  /** Quiz questions about this building. */
  readonly questions: readonly {
    readonly id: string;
    readonly question: string;
    readonly answers: readonly string[];
    readonly explanation: string;
    readonly source: string;
  }[];
  /** Size of the `.glb` file, in bytes. */
  readonly glbBytes: number;
  /** Episodes whose offline pack contains this page. */
  readonly keeping: BuildingDownloadsProps['keeping'];
  /** Address of the page, for the printed sheet. */
  readonly address: string;
}

/** Renders the page of a building, complete without script; a button replaces the still picture with the 3D stage. */
export function BuildingPage(props: BuildingPageProps) {
  const { building, stage, relations, questions, glbBytes, keeping, address } = props;
  const { id, name, stops, sections, references, whatRemains, state } = building;
  const [firstStop] = stops;
  return (
    <div className={styles.root}>
      <section aria-label="Reconstitution">
        <OpenStage building={stage}>
          <div className={styles.tool}>
            {firstStop && (
              <Picture
                className={styles.still}
                picture={stillPicture(id, firstStop.id)}
                sizes="(width >= 1180px) 780px, 100vw"
                alt={firstStop.alt}
                loading="eager"
                priority="high"
                {...STILL_SIZE}
              />
            )}
            <BuildingKnown stage={stage} />
          </div>
        </OpenStage>
        <div className={styles.actions}>
          <KeepButton
            subject={{ id: buildingPackSlug(id), title: name }}
            label="Emporter cette reconstitution"
          />
          <PrintButton label="Imprimer la fiche" look="outline" />
        </div>
      </section>
      <BuildingSection id="reste" title="Ce qui reste">
        <p>{whatRemains}</p>
        {(state === 'disparu' || state === 'remplacé') && (
          <p className={styles.warning}>
            Personne n’a mesuré ce bâtiment&nbsp;: ce dessin met des phrases en volume.
          </p>
        )}
      </BuildingSection>
      <BuildingPhases building={building} />
      <BuildingVisit id={id} stops={stage.stops} />
      <BuildingSection id="plans" title="Plan et coupe">
        <div className={styles.sheets}>
          {sections.map((section) => (
            <figure key={section.id} id={`coupe-${section.id}`} className={styles.sheet}>
              {/* eslint-disable-next-line @next/next/no-img-element -- an SVG, as it is */}
              <img
                className={styles.drawing}
                src={sectionPath(id, section.id)}
                alt={section.alt}
                loading="lazy"
                width="960"
                height="600"
              />
              <figcaption>{section.title}</figcaption>
            </figure>
          ))}
        </div>
      </BuildingSection>
      <BuildingParts building={building} />
      <BuildingMeasures building={building} />
      <BuildingNotes building={building} />
      <BuildingSection id="questions" title="Questions">
        <div className={styles.questions}>
          {questions.map(({ id: questionId, question: text, answers, explanation, source }) => (
            <Disclosure key={questionId} title={text}>
              <p>{`${answers[0] ?? ''}. ${explanation}`}</p>
              <p className={styles.quiet}>{source}</p>
            </Disclosure>
          ))}
        </div>
      </BuildingSection>
      <BuildingSection id="references" title="Références">
        <div className={styles.references}>
          <SourceList sources={references.map(({ source }) => source)} />
        </div>
      </BuildingSection>
      <BuildingDownloads id={id} glbBytes={glbBytes} keeping={keeping} />
      <BuildingLinks relations={relations} />
      <p className={styles.address} aria-hidden="true">
        {address}
      </p>
    </div>
  );
}
