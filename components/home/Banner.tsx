import Link from 'next/link';
import { HeroIdlePause } from '@/components/home/hero/HeroIdlePause.client';
import { HeroPauseSwitch } from '@/components/home/hero/HeroPauseSwitch';
import { HeroScene } from '@/components/home/hero/HeroScene';
import { LatestButton } from '@/components/home/LatestButton.client';
import { DueLink } from '@/components/review/DueLink';
import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { Icon } from '@/components/ui/Icon';
import type { Episode } from '@/lib/episodes/episode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Site } from '@/lib/site/site';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import { Eyebrow } from '@/components/ui/text/Eyebrow';
import styles from './Banner.module.css';

interface BannerProps {
  readonly banner: Site['banner'];
  /** Latest episode of `content/`. */
  readonly latest: PlayableEpisode;
  readonly hasFeed: boolean;
  /** First episode of the story; null without numbered episodes. */
  readonly first: Pick<Episode, 'path' | 'number'> | null;
}

/** Renders the full-height banner of the home page. */
export function Banner({ banner, latest, hasFeed, first }: BannerProps) {
  return (
    <section className={styles.root} aria-labelledby="banner-title">
      <div className={styles.text}>
        <Eyebrow>{banner.eyebrow}</Eyebrow>
        <h1 className={styles.title} id="banner-title">
          <NoHyphenBreak>{banner.title}</NoHyphenBreak>
        </h1>
        <p className={styles.intro}>{banner.intro}</p>
        <div className={styles.actions}>
          <LatestButton fallback={latest} hasFeed={hasFeed} />
          <ButtonAnchor look="outline" href="#episodes">
            Explorer les épisodes
          </ButtonAnchor>
          {first && (
            <Link className={styles.firstEpisode} href={first.path} prefetch={false}>
              {`Commencer par l’épisode ${first.number}`}
            </Link>
          )}
        </div>
        <DueLink look="banner" />
      </div>
      {/* Stands after the text in the HTML, though painted behind: the 21 kB of the picture would delay the title. */}
      <HeroScene />
      <a
        className={styles.scrollLink}
        href="#episodes"
        aria-label="Descendre aux épisodes à la une"
      >
        <Icon name="scroll" size={40} />
      </a>
      <HeroPauseSwitch />
      <HeroIdlePause />
    </section>
  );
}
