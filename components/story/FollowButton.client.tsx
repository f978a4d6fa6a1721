'use client';

import { usePlayer } from '@/components/player/PlayerContext.client';
import { story, useStory } from '@/components/story/storyStore';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import styles from './FollowButton.module.css';

interface FollowButtonProps {
  /** The episode of the page, which is played unless it sounds; without one, what comes next to sound is followed. */
  readonly episode?: PlayableEpisode;
}

/** Starts, resumes and ends the following of the story: what the listener has suspended only this button resumes. */
export function FollowButton({ episode }: FollowButtonProps) {
  const player = usePlayer();
  const { following } = useStory();

  function press(): void {
    if (following === 'on') return story.send('stop');
    const playback = player.playback.get();
    // A bar that an earlier visit has left, paused at another episode, is no story to follow.
    const isSounding =
      playback.status !== 'empty' && playback.isPlaying && playback.episode.id === episode?.id;
    if (following === 'off' && episode && !isSounding) player.play(episode);
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
