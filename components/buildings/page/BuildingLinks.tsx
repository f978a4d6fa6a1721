import Link from 'next/link';
import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import type { BuildingRelation } from '@/lib/buildings/view/relation';
import styles from './BuildingLinks.module.css';

/** Renders the links from a building to other pages of the site. */
export function BuildingLinks({
  relations,
}: {
  readonly relations: readonly BuildingRelation[];
}) {
  return (
    <BuildingSection id="ailleurs" title="Ailleurs sur le site" isPrinted={false}>
      <ul role="list" className={styles.root}>
        {relations.map(({ title, detail, path }) => (
          <li key={`${path} ${title}`} className={styles.item}>
            {path === null ? (
              <span>{title}</span>
            ) : (
              <Link className={styles.link} href={path} prefetch={false}>
                {title}
              </Link>
            )}
            <span className={styles.detail}>{detail}</span>
          </li>
        ))}
      </ul>
    </BuildingSection>
  );
}
