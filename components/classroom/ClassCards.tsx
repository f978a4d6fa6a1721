import Link from 'next/link';
import { ClassCard } from '@/components/classroom/ClassCard';
import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { sheetPath } from '@/lib/classroom/address';
import { ALL_QUESTIONS, exportPath, FORMAT_IDS, FORMATS } from '@/lib/exports/format';
import styles from './ClassCards.module.css';

interface ClassCardsProps {
  /** In story order. */
  readonly episodes: readonly {
    readonly slug: string;
    readonly number: number | undefined;
    readonly shortTitle: string;
  }[];
  readonly blankMaps: readonly { readonly title: string; readonly file: string }[];
  /** Number of documents with study questions. */
  readonly documents: number;
}

/** Renders one card for each use in class: sheets, projection, blank maps, documents, questions as files. */
export function ClassCards({ episodes, blankMaps, documents }: ClassCardsProps) {
  return (
    <div className={styles.root}>
      <ClassCard
        id="fiches"
        icon="book"
        title="Fiches à imprimer"
        text="Une fiche par épisode, en A4 : résumé, carte muette, frise à compléter, document, questions, trace écrite ; le corrigé sort à part."
        isWide
      >
        <ol role="list" className={styles.sheets}>
          {episodes.map(({ slug, number, shortTitle }) => (
            <li key={slug}>
              <Link className={styles.sheet} href={sheetPath(slug)} prefetch={false}>
                <span className={styles.number}>{number ?? 'HS'}</span>
                <span>{shortTitle}</span>
              </Link>
            </li>
          ))}
        </ol>
      </ClassCard>
      <ClassCard
        id="projeter"
        icon="quiz"
        title="Projeter le quiz"
        text="Une question à la fois, en grand ; la réponse et son explication se montrent d’une touche. Rien n’est demandé aux élèves."
      >
        <ButtonLink look="gold" href="/outils/quizz/projection">
          Projeter
        </ButtonLink>
      </ClassCard>
      <ClassCard
        id="cartes-muettes"
        icon="map"
        title="Cartes muettes"
        text="Les fonds de carte sans aucun nom, à imprimer ou à projeter ; sur chaque fiche, la carte a ses points à nommer."
      >
        {blankMaps.map(({ title, file }) => (
          <ButtonAnchor key={file} look="outline" href={file}>
            {title}
          </ButtonAnchor>
        ))}
      </ClassCard>
      <ClassCard
        id="documents"
        icon="building"
        title="Documents à étudier"
        text={`${documents} inscriptions, papyrus, monnaies et textes : ce qu’on y lit, ce qu’un historien en conclut, et des questions avec leurs réponses.`}
      >
        <ButtonLink look="outline" href="/outils/documents">
          Choisir un document
        </ButtonLink>
      </ClassCard>
      <ClassCard
        id="questions"
        icon="download"
        title="Questions pour votre plateforme"
        text="Toutes les questions en un fichier ; celles d’un seul épisode sont au bas de sa fiche."
      >
        {FORMAT_IDS.map((format) => (
          <ButtonAnchor
            key={format}
            look="outline"
            href={exportPath(ALL_QUESTIONS, format)}
            download
          >
            {FORMATS[format].name}
          </ButtonAnchor>
        ))}
      </ClassCard>
    </div>
  );
}
