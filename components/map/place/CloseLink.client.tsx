'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { mapPath } from '@/lib/map/address';
import { useMapScreen } from '@/components/map/screen/MapScreenContext.client';
import { Icon } from '@/components/ui/Icon';
import styles from './CloseLink.module.css';

/** Renders the link that closes the open place and leads back to its map. */
export function CloseLink() {
  const { mapId, search, close } = useMapScreen();
  const router = useRouter();
  const path = mapPath(mapId);
  const prefetchPage = (): void => router.prefetch(path);
  return (
    <Link
      className={styles.root}
      href={`${path}${search}`}
      aria-label="Fermer la fiche"
      replace
      prefetch={false}
      scroll={false}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
      onNavigate={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Icon name="close" />
    </Link>
  );
}
