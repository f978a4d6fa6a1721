import Link from 'next/link';
import { ClassCard } from '@/components/classroom/ClassCard';
import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CLASS_RESULTS_PATH, sheetPath } from '@/lib/classroom/address';
import { ALL_QUESTIONS, exportPath, FORMAT_IDS, FORMATS } from '@/lib/exports/format';
import { pathPath } from '@/lib/paths/address';
import styles from './ClassCards.module.css';

interface ClassCardsProps {
  /** In story order. */
  readonly episodes: readonly {
    readonly slug: string;
    readonly number: number | undefined;
    readonly shortTitle: string;
  }[];
  readonly blankMaps: readonly { readonly title: string; readonly file: string }[];
  /** Links to the learning paths. */
  readonly paths: readonly { readonly id: string; readonly title: string }[];
  /** Number of documents with study questions. */
  readonly documentCount: number;
}

/** Renders one card for each use in class: sheets, projection, results, blank maps, paths, documents, questions as files. */
export function ClassCards({ episodes, blankMaps, paths, documentCount }: ClassCardsProps) {
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
        id="resultats"
        icon="users"
        title="Résultats d’une classe"
        text="Un lien pour les élèves, un code de huit signes par élève : vous voyez ce qui n’est pas su, et la fiche qui le reprend. Sans compte ni envoi."
      >
        <ButtonLink look="gold" href={CLASS_RESULTS_PATH}>
          Interroger la classe
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
      {paths.length > 0 && (
        <ClassCard
          id="parcours"
          icon="compass"
          title="Parcours"
          text="Des épisodes, des documents, des lieux et des fiches dans l’ordre d’une séquence, à suivre en classe ou à donner."
        >
          {paths.map(({ id, title }) => (
            <ButtonLink key={id} look="outline" href={{ pathname: pathPath(id) }}>
              {title}
            </ButtonLink>
          ))}
        </ClassCard>
      )}
      <ClassCard
        id="documents"
        icon="building"
        title="Documents à étudier"
        text={`${documentCount} inscriptions, papyrus, monnaies et textes : ce qu’on y lit, ce qu’un historien en conclut, et des questions avec leurs réponses.`}
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
      <ClassCard
        id="donnees"
        icon="globe"
        title="Données à travailler"
        text="Lieux, événements, personnes et documents en fichiers, pour un tableur ou une carte que les élèves font eux-mêmes, avec sources et degrés de certitude."
      >
        <ButtonLink look="outline" href="/donnees">
          Choisir des données
        </ButtonLink>
      </ClassCard>
    </div>
  );
}
