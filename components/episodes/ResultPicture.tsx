import { thumbnailOf } from '@/lib/server/pictures';
import styles from './ResultPicture.module.css';

/** An episode's image beside what was found in it; a grey square when it has none. */
export function ResultPicture({ imageUrl }: { readonly imageUrl: string | undefined }) {
  if (imageUrl === undefined) return <div className={styles.root} data-empty="true" />;
  return (
    // A rendering of the right size is there already, where there is one.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.root}
      src={thumbnailOf(imageUrl)}
      alt=""
      width={192}
      height={192}
      loading="lazy"
    />
  );
}
