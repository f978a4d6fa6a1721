import { Picture } from '@/components/ui/Picture';
import type { Picture as PictureFiles } from '@/lib/content/picture';
import styles from './EpisodePicture.module.css';

const SIZES = '(width < 720px) 92vw, (width < 1080px) 46vw, 392px';

/** An episode's image at the head of its card; a grey square when it has none. */
export function EpisodePicture({ picture }: { readonly picture: PictureFiles | null }) {
  if (picture === null) return <div className={styles.root} data-empty="true" />;
  return (
    <Picture
      picture={{ ...picture, sources: picture.cardSources }}
      sizes={SIZES}
      alt=""
      width={480}
      height={300}
      className={styles.root}
      loading="lazy"
    />
  );
}
