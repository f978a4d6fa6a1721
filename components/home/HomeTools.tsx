import Link from 'next/link';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { Tool } from '@/lib/tools/tool';
import styles from './HomeTools.module.css';

/** The tools that can be used, in a line each: the map, the timeline, the family tree, the quiz. */
export function HomeTools({ tools }: { readonly tools: readonly Tool[] }) {
  const ready = tools.filter(({ comingSoon }) => !comingSoon);
  if (ready.length === 0) return null;
  return (
    <nav className={styles.root} data-later="part" aria-labelledby="outils-title">
      <SectionHeading id="outils-title">Voir, situer, relier</SectionHeading>
      <ul role="list" className={styles.list}>
        {ready.map(({ id, title, description, link }) => (
          <li key={id} className={styles.tool}>
            <Link className={styles.link} href={{ pathname: link }} prefetch={false}>
              {title}
            </Link>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
