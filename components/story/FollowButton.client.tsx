'use client';

import { usePlayer } from '@/components/player/PlayerContext.client';
import { story, useStory } from '@/components/story/storyStore';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import styles from './FollowButton.module.css';

interface FollowButtonProps {
  /** Episode that the button plays unless it plays already; without an episode, the next playback is followed. */
  readonly episode?: PlayableEpisode;
}

/**
 * Renders the button that starts, resumes and stops following the story. A following that a gesture
 * has suspended is resumed by this button only.
 */
export function FollowButton({ episode }: FollowButtonProps) {
  const player = usePlayer();
  const { following } = useStory();

  function press(): void {
    if (following === 'on') return story.send('stop');
    const playback = player.playback.get();
    // Plays a paused episode too, such as an episode restored from an earlier visit.
    const isEpisodePlaying =
      playback.status !== 'empty' && playback.isPlaying && playback.episode.id === episode?.id;
    if (following === 'off' && episode && !isEpisodePlaying) player.play(episode);
    story.send(following === 'suspended' ? 'resume' : 'start');
  }

  return (
    <button type="button" className={styles.root} data-story onClick={press}>
      <Icon name={following === 'on' ? 'close' : 'compass'} size={18} />
      <span>{LABELS[following]}</span>
    </button>
  );
}

const LABELS = {
  off: 'Suivre le récit',
  on: 'Ne plus suivre le récit',
  suspended: 'Reprendre le récit',
} as const;
