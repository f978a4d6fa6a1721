import { EpisodeTimes } from '@/components/episodes/card/EpisodeTimes';
import { EpisodeTitle } from '@/components/episodes/card/EpisodeTitle';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { PlayButton } from '@/components/player/PlayButton.client';
import { Picture } from '@/components/ui/Picture';
import type { PictureFiles } from '@/lib/content/picture';
import { isKeepable } from '@/lib/offline/keepable';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import styles from './EpisodeCard.module.css';

/** `sizes` attribute of a card's picture (HTML, source size list). */
const PICTURE_SIZES = '(width < 720px) 92vw, (width < 1080px) 46vw, 392px';

/** Renders one episode in a grid: cover, subject, and the button that plays it. */
export function EpisodeCard({ episode }: { readonly episode: EpisodeSummary }) {
  const { titleId, category, seconds, day, picture, description, playable } = episode;
  return (
    <article className={styles.root} data-later="card" aria-labelledby={titleId}>
      <CardPicture picture={picture} />
      {category && <p className={styles.badge}>{category}</p>}
      <div className={styles.body}>
        <EpisodeTimes seconds={seconds} day={day} />
        <EpisodeTitle episode={episode} />
        <p className={styles.description} dir="auto">
          {description}
        </p>
        <div className={styles.action}>
          <PlayButton
            episode={playable}
            label="Ecouter maintenant"
            look="plain"
            describedBy={titleId}
            resumes
          />
          {isKeepable(playable) && (
            <KeepButton
              subject={playable}
              label="Emporter"
              describedBy={titleId}
              look="small"
            />
          )}
          <noscript>
            {/* The captions of an episode are its transcript, on the episode's own page. */}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
            <audio className={styles.audio} controls preload="none" src={playable.audioUrl} />
          </noscript>
        </div>
      </div>
    </article>
  );
}

/** Renders an episode's picture at the head of its card; a grey square without a picture. */
function CardPicture({ picture }: { readonly picture: PictureFiles | null }) {
  if (picture === null) return <div className={styles.picture} data-empty="true" />;
  return (
    <Picture
      picture={{ ...picture, sources: picture.cardSources }}
      sizes={PICTURE_SIZES}
      alt=""
      width={480}
      height={300}
      className={styles.picture}
      loading="lazy"
    />
  );
}
