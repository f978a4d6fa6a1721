import { BlankMapFigure } from '@/components/classroom/BlankMapFigure';
import { Corrections } from '@/components/classroom/Corrections';
import { DatesToComplete } from '@/components/classroom/DatesToComplete';
import { SheetQuestions } from '@/components/classroom/SheetQuestions';
import { SheetTools } from '@/components/classroom/SheetTools';
import { PARTS, type ClassSheet as Sheet, type PartId } from '@/lib/classroom/sheet';
import type { Episode } from '@/lib/episodes/episode';
import styles from './ClassSheet.module.css';

interface ClassSheetProps {
  readonly episode: Pick<Episode, 'title' | 'shortTitle' | 'description' | 'sources' | 'slug'>;
  readonly sheet: Sheet;
  /** What may be done with it, and by whom it was written. */
  readonly licence: string;
  readonly credit: string;
  /** Whole address of the episode's page. */
  readonly address: string;
  readonly siteName: string;
}

/** A sheet to print and to hand out; each part can be left out, and the corrections stand on pages of their own. */
export function ClassSheet(props: ClassSheetProps) {
  const { episode, sheet, licence, credit, address, siteName } = props;
  const { map, dates, questions } = sheet;
  const present: readonly PartId[] = [
    'resume',
    ...(map ? (['carte'] as const) : []),
    ...(dates.length > 0 ? (['frise'] as const) : []),
    ...(questions.length > 0 ? (['questions'] as const) : []),
    'sources',
    'corrige',
  ];
  return (
    <div className={styles.root}>
      <SheetTools parts={present} slug={episode.slug} hasQuestions={questions.length > 0} />
      <article className={styles.sheet} aria-label={`Fiche\u00a0: ${episode.shortTitle}`}>
        <header className={styles.head}>
          <p className={styles.site}>{siteName}</p>
          <p className={styles.pupil}>
            Nom&nbsp;: …………………………… Classe&nbsp;: …………… Date&nbsp;: ……………
          </p>
          <h1 className={styles.title}>{episode.shortTitle}</h1>
        </header>
        <section className={styles.part} data-part="resume">
          <h2>{PARTS.resume}</h2>
          {episode.description
            .split('\n')
            // Its last line is for search engines: words that begin with a hash.
            .filter((line) => line.trim() !== '' && !line.startsWith('#'))
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
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
        {questions.length > 0 && (
          <section className={styles.part} data-part="questions">
            <h2>{PARTS.questions}</h2>
            <SheetQuestions questions={questions} />
          </section>
        )}
        <section className={styles.part} data-part="sources">
          <h2>{PARTS.sources}</h2>
          <ul role="list">
            {episode.sources.map(({ author, title, year, section }) => (
              <li key={`${author} ${title} ${section ?? ''}`}>
                <span>{`${author}, `}</span>
                <cite>{title}</cite>
                {[year, section].map((part) => part && `, ${part}`)}
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
