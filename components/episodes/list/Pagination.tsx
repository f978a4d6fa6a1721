import Link from 'next/link';
import { LinkProgress } from '@/components/episodes/list/LinkProgress.client';
import { Icon } from '@/components/ui/Icon';
import { pageNumbers } from '@/lib/episodes/list/pages';
import { formatListQuery, type ListQuery } from '@/lib/episodes/list/query';
import styles from './Pagination.module.css';

interface PaginationProps {
  readonly query: ListQuery;
  readonly count: number;
}

/** Renders the pagination of a list of several pages; each link leads to the head of the list. */
export function Pagination({ query, count }: PaginationProps) {
  if (count < 2) return null;
  const { page: currentPage } = query;
  const addressOf = (page: number) =>
    `/episodes${formatListQuery({ ...query, page })}#liste` as const;
  return (
    <nav className={styles.root} aria-label="Pages de la liste">
      {currentPage > 1 && (
        <Link
          className={styles.step}
          href={addressOf(currentPage - 1)}
          rel="prev"
          prefetch={false}
        >
          <Icon name="left" size={20} />
          Page précédente
          <LinkProgress />
        </Link>
      )}
      <ol role="list" className={styles.numbers}>
        {pageNumbers(currentPage, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.number}
                href={addressOf(page)}
                prefetch={false}
                aria-current={page === currentPage ? 'page' : undefined}
              >
                <span className="visually-hidden">Page </span>
                <span>{page}</span>
                <LinkProgress />
              </Link>
            )}
          </li>
        ))}
      </ol>
      {currentPage < count && (
        <Link
          className={styles.step}
          href={addressOf(currentPage + 1)}
          rel="next"
          prefetch={false}
          data-side="next"
        >
          Page suivante
          <Icon name="right" size={20} />
          <LinkProgress />
        </Link>
      )}
    </nav>
  );
}
