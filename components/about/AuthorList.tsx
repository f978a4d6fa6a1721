import type { Author, Work } from '@/lib/site/bibliography';
import styles from './AuthorList.module.css';

/** Largest number of undated works, such as passages of one collection, that are set on a line each. */
const MAX_SEPARATE_WORKS = 4;

const isOneParagraph = (works: readonly Work[]): boolean =>
  works.length > MAX_SEPARATE_WORKS && works.every(({ year }) => year === undefined);

/** Renders works under their authors, as in a bibliography. */
export function AuthorList({ authors }: { readonly authors: readonly Author[] }) {
  return (
    <dl className={styles.root}>
      {authors.map(({ name, works }) => (
        <div key={name} className={styles.author}>
          <dt className={styles.name}>{name}</dt>
          {isOneParagraph(works) ? (
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
