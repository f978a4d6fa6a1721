import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { DATASETS, type DatasetId } from '@/lib/data/catalogue';
import { PAGES } from '@/lib/site/pages';
import styles from './DataLink.module.css';

interface DataLinkProps {
  /** Dataset of the page; undefined links to all datasets. */
  readonly dataset?: DatasetId;
  /** Limits the link to the page's width, where its parent does not. */
  readonly isAlone?: boolean;
}

/** Renders the link from a tool to its data. */
export function DataLink({ dataset, isAlone }: DataLinkProps) {
  return (
    <p className={styles.root} data-alone={isAlone || undefined}>
      <Link
        className={styles.link}
        href={{ pathname: PAGES.data.path, hash: dataset ? DATASETS[dataset].id : null }}
        prefetch={false}
      >
        <Icon name="download" size={20} />
        <span>Télécharger les données</span>
      </Link>
    </p>
  );
}
