import Link from 'next/link';
import { EpisodePlay } from '@/components/episodes/page/EpisodePlay.client';
import { EpisodeShare } from '@/components/episodes/page/EpisodeShare.client';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { QueueButton } from '@/components/player/QueueButton.client';
import { isKeepable } from '@/lib/offline/keepable';
import type { Episode } from '@/lib/episodes/episode';
import { PAGES } from '@/lib/site/pages';
import styles from './EpisodeActions.module.css';

interface EpisodeActionsProps extends Pick<
  Episode,
  'slug' | 'title' | 'seconds' | 'audio' | 'playable'
> {
  /** Address of the WebVTT subtitles; null without any. */
  readonly subtitles: string | null;
}

/** Link to the section of the about page on the synthetic voice. */
const VOICE_NOTE = `${PAGES.about.path}#voix` as const;

/** Renders the buttons that play and share an episode; without script, the browser's own player. */
export function EpisodeActions(props: EpisodeActionsProps) {
  const { slug, title, seconds, audio, playable, subtitles } = props;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <EpisodePlay episode={playable} duration={seconds} />
        <EpisodeShare slug={slug} title={title} />
        <QueueButton episode={playable} />
        {isKeepable(playable) && <KeepButton subject={playable} label="Emporter cet épisode" />}
      </div>
      {audio.kind === 'narration' && (
        <p className={styles.voice}>
          <span>Lu par une </span>
          <Link href={VOICE_NOTE} prefetch={false}>
            voix de synthèse
          </Link>
        </p>
      )}
      <noscript>
        {/* The captions may not have been generated yet; the page contains the transcript in any case. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio className={styles.audio} controls preload="none" src={audio.url}>
          {subtitles && (
            <track kind="captions" src={subtitles} srcLang="fr" label="Français" default />
          )}
        </audio>
      </noscript>
    </div>
  );
}
