import { Reveal } from '@/components/ui/Reveal.client';
import { Picture } from '@/components/ui/Picture';
import type { PictureFiles } from '@/lib/content/picture';
import type { Site } from '@/lib/site/site';
import { Eyebrow } from '@/components/ui/text/Eyebrow';
import { Figures } from '@/components/ui/text/Figures';
import styles from './About.module.css';

interface AboutProps {
  readonly site: Pick<Site, 'about' | 'statistics'>;
  readonly picture: PictureFiles;
}

export function About({ site, picture }: AboutProps) {
  const { about, statistics } = site;
  return (
    <section className={styles.root} data-later="part" id="about" aria-labelledby="about-title">
      <Reveal className={styles.columns}>
        <div>
          <Eyebrow>{about.eyebrow}</Eyebrow>
          <h2 className={styles.title} id="about-title">
            {about.title}
          </h2>
          {about.paragraphs.map(({ lang, text }) => (
            <p key={text} className={styles.paragraph} lang={lang}>
              {text}
            </p>
          ))}
          <div className={styles.figures}>
            <Figures figures={statistics} />
          </div>
        </div>
        <Picture
          picture={picture}
          sizes="(width < 62.5em) 92vw, 460px"
          alt={about.image.alt}
          width={460}
          height={460}
          className={styles.image}
          loading="lazy"
        />
      </Reveal>
    </section>
  );
}
