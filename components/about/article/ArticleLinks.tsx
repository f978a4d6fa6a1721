import Link from 'next/link';
import { PAGES } from '@/lib/site/pages';
import styles from './ArticleBody.module.css';

/** Links the pages that explain what the episodes presuppose. */
export function ArticleLinks() {
  return (
    <ul role="list">
      <li>
        <Link className={styles.link} href={PAGES.beliefs.path} prefetch={false}>
          Ce que croient et font les musulmans
        </Link>
      </li>
      <li>
        <Link className={styles.link} href={PAGES.branches.path} prefetch={false}>
          Sunnites et chiites
        </Link>
      </li>
    </ul>
  );
}
