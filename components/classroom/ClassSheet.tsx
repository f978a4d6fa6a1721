import { BlankMapFigure } from '@/components/classroom/BlankMapFigure';
import { Corrections } from '@/components/classroom/Corrections';
import { DatesToComplete } from '@/components/classroom/DatesToComplete';
import { DocumentStudy } from '@/components/classroom/DocumentStudy';
import { EpisodeQrCode } from '@/components/classroom/EpisodeQrCode';
import { SheetQuestions } from '@/components/classroom/SheetQuestions';
import { SheetControls } from '@/components/classroom/SheetControls';
import { WrittenSummary } from '@/components/classroom/WrittenSummary';
import { PARTS, type ClassSheetContent as Sheet, type PartId } from '@/lib/classroom/sheet';
import type { Episode } from '@/lib/episodes/episode';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import styles from './ClassSheet.module.css';

interface ClassSheetProps {
  readonly episode: Pick<Episode, 'shortTitle' | 'summary' | 'sources' | 'slug'>;
  readonly sheet: Sheet;
  readonly licence: string;
  /** Author of the episode's text, and the day of its last revision. */
  readonly credit: string;
  /** Absolute URL of the episode's page. */
  readonly address: string;
  readonly siteName: string;
}

/** Renders a printable class sheet, whose parts can be left out one by one; the corrections have pages of their own. */
export function ClassSheet(props: ClassSheetProps) {
  const { episode, sheet, licence, credit, address, siteName } = props;
  const { map, dates, document, questions, trace } = sheet;
  const partIds: readonly PartId[] = [
    ...(map ? (['carte'] as const) : []),
    ...(dates.length > 0 ? (['frise'] as const) : []),
    ...(document ? (['document'] as const) : []),
    ...(questions.length > 0 ? (['questions'] as const) : []),
    ...(trace.length > 0 ? (['trace'] as const) : []),
    'sources',
    'corrige',
  ];
  return (
    <div className={styles.root}>
      <SheetControls parts={partIds} slug={episode.slug} hasQuestions={questions.length > 0} />
      <article className={styles.sheet} aria-label={`Fiche\u00a0: ${episode.shortTitle}`}>
        <header className={styles.head}>
          <p className={styles.site}>{siteName}</p>
          <p className={styles.pupil}>
            Nom&nbsp;: …………………………… Classe&nbsp;: …………… Date&nbsp;: ……………
          </p>
          <div className={styles.name}>
            <h2 className={styles.title}>
              <NoHyphenBreak>{episode.shortTitle}</NoHyphenBreak>
            </h2>
            <p>{episode.summary}</p>
          </div>
          <EpisodeQrCode address={address} />
        </header>
        {map && (
          <section className={styles.part} data-part="carte">
            <h2>{PARTS.carte}</h2>
            <p>Écrivez le nom de chaque lieu en face de son numéro.</p>
            <BlankMapFigure map={map} />
          </section>
        )}
        {dates.length > 0 && (
          <section className={styles.part} data-part="frise">
            <h2>{PARTS.frise}</h2>
            <DatesToComplete dates={dates} />
          </section>
        )}
        {document && (
          <section className={styles.part} data-part="document">
            <h2>{PARTS.document}</h2>
            <DocumentStudy document={document} />
          </section>
        )}
        {questions.length > 0 && (
          <section className={styles.part} data-part="questions">
            <h2>{PARTS.questions}</h2>
            <SheetQuestions questions={questions} />
          </section>
        )}
        {trace.length > 0 && (
          <section className={styles.part} data-part="trace">
            <h2>{PARTS.trace}</h2>
            <WrittenSummary lines={trace} />
          </section>
        )}
        <section className={styles.part} data-part="sources">
          <h2>{PARTS.sources}</h2>
          <ul role="list">
            {episode.sources.map(({ author, title, year, section }) => (
              <li key={`${author} ${title} ${section ?? ''}`}>
                <span>{`${author}, `}</span>
                <cite>{title}</cite>
                {[year, section].map((detail) => detail && `, ${detail}`)}
                <span>.</span>
              </li>
            ))}
          </ul>
        </section>
        <Corrections sheet={sheet} />
        <footer className={styles.foot}>
          <p>{`${credit} Licence\u00a0: ${licence}`}</p>
          <p>{address}</p>
        </footer>
      </article>
    </div>
  );
}
