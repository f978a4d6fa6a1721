import { pictureOf } from '@/lib/server/pictures';
import type { Planned } from '@/lib/site/shop';
import styles from './PlannedPicture.module.css';

const SIZES = '(width < 900px) 40vw, 300px';

/** How something that does not exist yet would look: a hung print, a row of posters, a bound book. */
export function PlannedPicture({ kind, images }: Pick<Planned, 'kind' | 'images'>) {
  return (
    <div className={styles.root} data-kind={kind}>
      {images.map((image) => {
        const { src, sources } = pictureOf(image);
        return (
          <picture key={image} className={styles.sheet}>
            {sources.map(({ type, srcSet }) => (
              <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
            ))}
            <img
              className={styles.image}
              src={src}
              alt=""
              width={480}
              height={480}
              loading="lazy"
            />
          </picture>
        );
      })}
    </div>
  );
}
