import Link from 'next/link';
import { Disclosure } from '@/components/ui/Disclosure';
import type { Glossary } from '@/lib/glossary/term';
import { neededArticles, type ArticleLink } from '@/lib/site/article/presupposed';
import styles from './GlossaryList.module.css';

interface GlossaryListProps {
  readonly terms: Glossary;
  /** Links to the articles that explain words of the glossary. */
  readonly articles: readonly ArticleLink[];
}

/** Renders the glossary in a `<details>`. */
export function GlossaryList({ terms, articles }: GlossaryListProps) {
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
            <dd>
              <span>{definition}</span>
              {neededArticles([term, definition], articles).map(({ title, path }) => (
                <Link key={path} className={styles.article} href={path} prefetch={false}>
                  {title}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
