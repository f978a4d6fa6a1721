import { pictureOf } from '@/lib/server/pictures';
import styles from './EpisodeCover.module.css';

const SIZES = '(width < 720px) 92vw, 272px';

/** An episode's whole cover; nothing when it has none. */
export function EpisodeCover({ imageUrl }: { readonly imageUrl: string | undefined }) {
  if (imageUrl === undefined) return null;
  const { src, sources } = pictureOf(imageUrl);
  return (
    <picture className={styles.frame}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img className={styles.root} src={src} alt="" width={480} height={480} />
    </picture>
  );
}
