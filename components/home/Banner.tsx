import { HeroScene } from '@/components/home/HeroScene';
import { HeroStill } from '@/components/home/HeroStill';
import { LatestButton } from '@/components/home/LatestButton.client';
import buttonStyles from '@/components/ui/Button.module.css';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/playable';
import type { Site } from '@/lib/site/site';
import { Eyebrow } from '@/components/ui/Eyebrow';
import styles from './Banner.module.css';

interface BannerProps {
  readonly banner: Site['banner'];
  readonly latest: PlayableEpisode;
}

/** The full-height opening of the home page. */
export function Banner({ banner, latest }: BannerProps) {
  return (
    <section className={styles.root} aria-labelledby="banner-title">
      <HeroScene />
      <div className={styles.text}>
        <Eyebrow>{banner.eyebrow}</Eyebrow>
        <h1 className={styles.title} id="banner-title">
          {banner.title}
        </h1>
        <p className={styles.intro}>{banner.intro}</p>
        <div className={styles.actions}>
          <LatestButton fallback={latest} />
          <a className={buttonStyles.root} data-look="outline" href="#episodes">
            Explorer les épisodes
          </a>
        </div>
      </div>
      <a
        className={styles.scroll}
        href="#episodes"
        aria-label="Descendre aux épisodes à la une"
      >
        <Icon name="scroll" size={40} />
      </a>
      <HeroStill />
    </section>
  );
}
