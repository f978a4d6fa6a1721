import { Reveal } from '@/components/ui/Reveal.client';
import { pictureOf } from '@/lib/server/pictures';
import type { Site } from '@/lib/site/site';
import { Eyebrow } from '@/components/ui/Eyebrow';
import { Figures } from '@/components/ui/Figures';
import styles from './About.module.css';

/** What the podcast is for, with its figures. */
export function About({ site }: { readonly site: Site }) {
  const { about, statistics } = site;
  const { src, sources } = pictureOf(about.image.src);
  return (
    <section className={styles.root} id="about" aria-labelledby="about-title">
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
        <picture>
          {sources.map(({ type, srcSet }) => (
            <source
              key={type}
              type={type}
              srcSet={srcSet}
              sizes="(width < 900px) 92vw, 460px"
            />
          ))}
          <img
            className={styles.image}
            src={src}
            alt={about.image.alt}
            width={460}
            height={460}
            loading="lazy"
          />
        </picture>
      </Reveal>
    </section>
  );
}
