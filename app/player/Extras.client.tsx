'use client';

import { MarkButton, MarkOption } from '@/components/notebook/marking/MarkButton.client';
import { markMoment } from '@/components/notebook/marking/markDesk';
import { MarkGate } from '@/components/notebook/marking/MarkGate.client';
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
  mark: <MarkOption />,
  offline: <KeepPlaying />,
};

/** Renders the player's speed, options and shortcuts, and fills their slots with other features. */
export const Extras = () => (
  <PlayerExtras
    slots={SLOTS}
    first={<MarkButton />}
    above={
      <>
        <StoryGate />
        <MarkGate />
      </>
    }
    mark={markMoment}
  />
);
