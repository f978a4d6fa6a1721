import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import { pathPath } from '@/lib/paths/address';
import type { LearningPath } from '@/lib/paths/path';
import { pathFacts } from '@/lib/paths/words';
import styles from './PathCard.module.css';

const SIZES = '(width < 768px) 92vw, 390px';

/** Renders a learning path in a list: the cover of its first episode, its length, its audience. */
export function PathCard({ path }: { readonly path: LearningPath }) {
  const { id, title, summary, audience, picture } = path;
  return (
    <article className={styles.root}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={{ ...picture, sources: picture.cardSources }}
          sizes={SIZES}
          alt=""
          width={800}
          height={500}
        />
      )}
      <div className={styles.body}>
        <p className={styles.facts}>{pathFacts(path)}</p>
        <h2 className={styles.title}>
          <Link className={styles.link} href={pathPath(id)} prefetch={false}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.audience}>{audience}</p>
      </div>
    </article>
  );
}
