import { Picture } from '@/components/ui/Picture';
import type { Picture as PictureFiles } from '@/lib/content/picture';
import styles from './EpisodeCover.module.css';

/** Where the cover stands above the text, cut to a band. */
const NARROW = '(width < 768px)';

/** An episode's whole cover; nothing when it has none. */
export function EpisodeCover({ picture }: { readonly picture: PictureFiles | null }) {
  if (picture === null) return null;
  return (
    <Picture
      picture={picture}
      sizes="272px"
      otherwise={{ media: NARROW, sources: picture.cardSources, sizes: '92vw' }}
      alt=""
      width={480}
      height={480}
      className={styles.root}
      frameClassName={styles.frame}
      priority="high"
    />
  );
}
