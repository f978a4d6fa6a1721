'use client';

import { KeepPlaying } from '@/components/offline/KeepPlaying.client';
import { PlayerExtras } from '@/components/player/options/PlayerExtras.client';
import { Switch } from '@/components/player/options/Switch.client';
import { FollowButton } from '@/components/story/FollowButton.client';
import { StoryGate } from '@/components/story/StoryGate.client';
import { announces } from '@/components/story/storyStore';

const SLOTS = {
  story: (
    <>
      <FollowButton />
      <Switch value={announces}>Faire lire lieux et dates (lecteur d’écran)</Switch>
    </>
  ),
  offline: <KeepPlaying />,
};

/** Renders the player's speed, options and shortcuts, with story and offline listening among the options. */
export const Extras = () => <PlayerExtras slots={SLOTS} above={<StoryGate />} />;
