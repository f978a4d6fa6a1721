import { Figures } from '@/components/ui/Figures';
import { pictureOf } from '@/lib/server/pictures';
import type { Site } from '@/lib/site/site';
import styles from './Mission.module.css';

type MissionProps = Pick<Site, 'about' | 'statistics'>;

/** What the podcast is for, beside its cover, over its figures. */
export function Mission({ about, statistics }: MissionProps) {
  const { src, sources } = pictureOf(about.image.src);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.words}>
          {about.paragraphs.map(({ lang, text }) => (
            <p key={text} className={styles.paragraph} lang={lang}>
              {text}
            </p>
          ))}
        </div>
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="300px" />
          ))}
          <img
            className={styles.cover}
            src={src}
            alt={about.image.alt}
            width={480}
            height={480}
          />
        </picture>
      </div>
      <div className={styles.figures}>
        <Figures figures={statistics} />
      </div>
    </>
  );
}
