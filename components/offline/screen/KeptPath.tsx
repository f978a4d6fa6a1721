import Link from 'next/link';
import { KeepButton } from '@/components/offline/KeepButton.client';
import type { PackPath } from '@/lib/offline/pack';
import type { PackState } from '@/lib/offline/packState';
import { formatBytes } from '@/lib/offline/words';
import styles from './KeptEpisode.module.css';

interface KeptPathProps {
  readonly path: PackPath;
  readonly state: PackState | undefined;
}

/** Renders a kept learning path with its actions: open, delete. */
export function KeptPath({ path: { slug, path, title }, state }: KeptPathProps) {
  const titleId = `emporte-${slug.replace('/', '-')}`;
  const size = state && 'bytes' in state ? ` · ${formatBytes(state.bytes)}` : '';
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <h3 id={titleId}>
          <Link href={path} prefetch={false}>
            {title}
          </Link>
        </h3>
        <p className={styles.facts}>{`Parcours${size}`}</p>
      </div>
      <div className={styles.actions}>
        <KeepButton subject={{ id: slug, title }} label="Emporter" describedBy={titleId} />
      </div>
    </li>
  );
}
