import type { Author, Work } from '@/lib/site/bibliography';
import styles from './AuthorList.module.css';

/** More than these undated ones are passages or articles of one work: they follow each other on a line. */
const RUN = 4;

const isRun = (works: readonly Work[]): boolean =>
  works.length > RUN && works.every(({ year }) => year === undefined);

/** Works under their authors, as a bibliography sets them. */
export function AuthorList({ authors }: { readonly authors: readonly Author[] }) {
  return (
    <dl className={styles.root}>
      {authors.map(({ name, works }) => (
        <div key={name} className={styles.author}>
          <dt className={styles.name}>{name}</dt>
          {isRun(works) ? (
            <dd className={styles.work}>
              {works.map(({ title }) => title.replaceAll(/\s+;/g, ',')).join('\u202f; ')}
            </dd>
          ) : (
            works.map((work) => <WorkEntry key={work.title} work={work} />)
          )}
        </div>
      ))}
    </dl>
  );
}

function WorkEntry({ work: { title, year, note } }: { readonly work: Work }) {
  return (
    <dd className={styles.work}>
      <cite>{title}</cite>
      <span>{year && `, ${year}`}</span>
      {note && <span className={styles.note}>{` – ${note}`}</span>}
    </dd>
  );
}
