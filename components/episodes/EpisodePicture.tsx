import { pictureOf } from '@/lib/server/pictures';
import styles from './EpisodePicture.module.css';

const SIZES = '(width < 720px) 92vw, (width < 1080px) 46vw, 392px';

/** An episode's image at the head of its card; a grey square when it has none. */
export function EpisodePicture({ imageUrl }: { readonly imageUrl: string | undefined }) {
  if (imageUrl === undefined) return <div className={styles.root} data-empty="true" />;
  const { src, sources } = pictureOf(imageUrl);
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img className={styles.root} src={src} alt="" width={480} height={300} loading="lazy" />
    </picture>
  );
}
