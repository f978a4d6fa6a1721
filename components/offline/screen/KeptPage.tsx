import Link from 'next/link';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { packKind, type PackPage } from '@/lib/offline/pack';
import type { PackState } from '@/lib/offline/packState';
import { formatBytes, PACK_WORDS } from '@/lib/offline/words';
import styles from './KeptEpisode.module.css';

interface KeptPageProps {
  readonly page: PackPage;
  readonly state: PackState | undefined;
}

/** Renders a kept learning path or reconstruction with its actions: open, delete. */
export function KeptPage({ page: { slug, path, title }, state }: KeptPageProps) {
  const titleId = `emporte-${slug.replaceAll('/', '-')}`;
  const size = state && 'bytes' in state ? ` · ${formatBytes(state.bytes)}` : '';
  return (
    <li className={styles.root}>
      <div className={styles.words}>
        <h3 id={titleId}>
          <Link href={path} prefetch={false}>
            {title}
          </Link>
        </h3>
        <p className={styles.facts}>{`${PACK_WORDS[packKind(slug)].name}${size}`}</p>
      </div>
      <div className={styles.actions}>
        <KeepButton subject={{ id: slug, title }} label="Emporter" describedBy={titleId} />
      </div>
    </li>
  );
}
