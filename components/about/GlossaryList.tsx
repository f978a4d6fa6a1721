import { Disclosure } from '@/components/ui/Disclosure';
import type { Glossary } from '@/lib/glossary/term';
import styles from './GlossaryList.module.css';

/** The terms of the series, closed until they are asked for. */
export function GlossaryList({ terms }: { readonly terms: Glossary }) {
  return (
    <Disclosure title={`Les ${terms.length} termes de la série`} isWide>
      <dl className={styles.root}>
        {terms.map(({ term, transliteration, definition }) => (
          <div key={term} className={styles.item}>
            <dt className={styles.term}>
              <span>{`${term} `}</span>
              <i className={styles.transliteration} lang="ar-Latn">
                {transliteration}
              </i>
            </dt>
            <dd className={styles.definition}>{definition}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
