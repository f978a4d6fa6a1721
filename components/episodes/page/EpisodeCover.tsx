import { EarlyPicture } from '@/components/ui/EarlyPicture';
import type { PictureFiles as PictureFiles } from '@/lib/content/picture';
import styles from './EpisodeCover.module.css';

/** Where the cover stands above the text, cut to a band. */
const NARROW = '(width < 768px)';

interface EpisodeCoverProps {
  readonly picture: PictureFiles;
  /** The band, roughly, as a `data:` address; null for none. */
  readonly preview: string | null;
}

/** Renders an episode's whole cover. */
export function EpisodeCover({ picture, preview }: EpisodeCoverProps) {
  return (
    <EarlyPicture
      picture={picture}
      preview={preview}
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
