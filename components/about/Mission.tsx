import { Figures } from '@/components/ui/text/Figures';
import { Picture } from '@/components/ui/Picture';
import type { PictureFiles } from '@/lib/content/picture';
import type { Site } from '@/lib/site/site';
import styles from './Mission.module.css';

interface MissionProps extends Pick<Site, 'about' | 'statistics'> {
  readonly picture: PictureFiles;
}

/** Renders the purpose of the podcast beside its cover, above its figures. */
export function Mission({ about, statistics, picture }: MissionProps) {
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
        <Picture
          picture={picture}
          sizes="300px"
          alt={about.image.alt}
          width={480}
          height={480}
          className={styles.cover}
        />
      </div>
      <div className={styles.figures}>
        <Figures figures={statistics} />
      </div>
    </>
  );
}
