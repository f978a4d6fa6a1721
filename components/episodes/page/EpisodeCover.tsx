import { EarlyPicture } from '@/components/ui/EarlyPicture';
import type { PictureFiles } from '@/lib/content/picture';
import styles from './EpisodeCover.module.css';

/** Media query of the viewports where the cover is a band above the text. */
const NARROW_VIEWPORT = '(width < 768px)';

interface EpisodeCoverProps {
  readonly picture: PictureFiles;
  /** Small blurred rendering of the band as a `data:` URL; null for none. */
  readonly preview: string | null;
}

/** Renders an episode's whole cover. */
export function EpisodeCover({ picture, preview }: EpisodeCoverProps) {
  return (
    <EarlyPicture
      picture={picture}
      preview={preview}
      sizes="272px"
      otherwise={{ media: NARROW_VIEWPORT, sources: picture.cardSources, sizes: '92vw' }}
      alt=""
      width={480}
      height={480}
      className={styles.root}
      frameClassName={styles.frame}
      priority="high"
    />
  );
}
