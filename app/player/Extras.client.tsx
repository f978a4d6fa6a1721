'use client';

import { MarkButton, MarkOption } from '@/components/notebook/marking/MarkButton.client';
import { markMoment } from '@/components/notebook/marking/markMoment';
import { LazyMarkSheet } from '@/components/notebook/marking/LazyMarkSheet.client';
import { KeepCurrentEpisode } from '@/components/offline/KeepCurrentEpisode.client';
import { PlayerExtras } from '@/components/player/options/PlayerExtras.client';
import { Switch } from '@/components/player/options/Switch.client';
import { FollowButton } from '@/components/story/FollowButton.client';
import { LazyStorySheet } from '@/components/story/LazyStorySheet.client';
import { announces } from '@/components/story/storyStore';

const SLOTS = {
  story: (
    <>
      <FollowButton />
      <Switch value={announces}>Faire lire lieux et dates (lecteur d’écran)</Switch>
    </>
  ),
  mark: <MarkOption />,
  offline: <KeepCurrentEpisode />,
};

/** Renders the player's speed, options and shortcuts, and fills their slots with other features. */
export const Extras = () => (
  <PlayerExtras
    slots={SLOTS}
    first={<MarkButton />}
    above={
      <>
        <LazyStorySheet />
        <LazyMarkSheet />
      </>
    }
    mark={markMoment}
  />
);
