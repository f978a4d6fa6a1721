import { EpisodePlay } from '@/components/episodes/EpisodePlay.client';
import { EpisodeShare } from '@/components/episodes/EpisodeShare.client';
import { QueueButton } from '@/components/player/QueueButton.client';
import type { Episode } from '@/lib/episodes/episode';
import { SAMPLE_AUDIO, type PlayableEpisode } from '@/lib/player/playable';
import { parseClock } from '@/lib/time/clock';
import styles from './EpisodeActions.module.css';

interface EpisodeActionsProps {
  readonly episode: Episode;
  readonly playable: PlayableEpisode;
  /** Address of its subtitles; null without any. */
  readonly subtitles: string | null;
}

/** To hear an episode and to pass it on; without script, the browser's own player. */
export function EpisodeActions({ episode, playable, subtitles }: EpisodeActionsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <EpisodePlay episode={playable} duration={parseClock(episode.duration) ?? 0} />
        <EpisodeShare slug={episode.slug} title={episode.title} />
        <QueueButton episode={playable} />
      </div>
      <noscript>
        {/* Its subtitles are there whenever they were made; the words stand on the page in any case. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio
          className={styles.plain}
          controls
          preload="none"
          src={episode.audioUrl ?? SAMPLE_AUDIO}
        >
          {subtitles && (
            <track kind="captions" src={subtitles} srcLang="fr" label="Français" default />
          )}
        </audio>
      </noscript>
    </div>
  );
}
