import Link from 'next/link';
import type { ArticleLink } from '@/lib/site/article/presupposed';
import styles from './ArticleLinks.module.css';

/** Renders links to the articles that a page presupposes; nothing without articles. */
export function ArticleLinks({ articles }: { readonly articles: readonly ArticleLink[] }) {
  if (articles.length === 0) return null;
  return (
    <div className={styles.root} data-articles>
      <p>Pour comprendre&nbsp;:</p>
      <ul role="list" className={styles.list}>
        {articles.map(({ title, path }) => (
          <li key={path}>
            <Link className={styles.link} href={path} prefetch={false}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
