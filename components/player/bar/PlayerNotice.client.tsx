'use client';

import type { MouseEvent, ReactNode } from 'react';
import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { NewTab } from '@/components/ui/NewTab';
import { sourceOf, type PlayableEpisode } from '@/lib/player/core/playable';
import type { Platform } from '@/lib/site/site';
import styles from './PlayerNotice.module.css';

interface PlayerNoticeProps {
  readonly platforms: readonly Platform[];
  /** Slot that is shown once an episode has ended. */
  readonly ended: ReactNode;
}

/** Renders the reason why no sound comes, with the listener's remedies. */
export function PlayerNotice({ platforms, ended }: PlayerNoticeProps) {
  const player = usePlayer();
  const playback = usePlayback((state) => state);

  /** Moves the focus to the player, since the button disappears with its message, and starts playback. */
  function start({ currentTarget }: MouseEvent): void {
    currentTarget.closest<HTMLElement>('#lecteur')?.focus();
    player.toggle();
  }

  return (
    <div className={styles.root} role="status">
      {notice()}
    </div>
  );

  function notice() {
    switch (playback.status) {
      case 'blocked':
        return (
          <button type="button" className={styles.action} onClick={start}>
            Appuyez pour écouter
          </button>
        );
      case 'reconnecting':
        return (
          <p>Connexion perdue. La lecture reprendra d’elle-même, là où elle s’est arrêtée.</p>
        );
      case 'failed':
        return withLinks('Cet épisode ne peut pas être lu ici.', playback.episode);
      case 'undecodable':
        return withLinks(
          'Le son ne peut pas être lu sur cet appareil\u00a0: vérifiez sa sortie audio, ou écoutez ailleurs.',
          playback.episode,
        );
      case 'empty':
        return null;
      case 'ended':
        return ended;
      default:
        return playback.seekRefused ? (
          <p>Cette source audio ne permet pas de changer de position.</p>
        ) : null;
    }
  }

  /** Renders a failure with links to the audio file and the platforms. */
  function withLinks(reason: string, episode: PlayableEpisode) {
    return (
      <p>
        <span>{`${reason} `}</span>
        <a href={sourceOf(episode)} target="_blank" rel="noopener">
          Ouvrir le fichier audio
          <NewTab />
        </a>
        {platforms.map(({ kind, name, href }) => (
          <a key={kind} href={href} target="_blank" rel="noopener">
            <span>{name}</span>
            <NewTab />
          </a>
        ))}
      </p>
    );
  }
}
