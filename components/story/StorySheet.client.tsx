'use client';

import Link from 'next/link';
import { useEffect } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';
import { connectStory } from '@/components/story/connectStory';
import { FollowButton } from '@/components/story/FollowButton.client';
import { announces, story, useStory, viewsElement } from '@/components/story/storyStore';
import { Icon } from '@/components/ui/Icon';
import { yearOf, type NarratedPassage } from '@/lib/clock/narration';
import { placePath } from '@/lib/map/address';
import { aroundYear } from '@/lib/timeline/address';
import styles from './StorySheet.module.css';

const setViewsElement = (element: HTMLElement | null): void => viewsElement.set(element);

/**
 * Renders the narrated moment above the player's bar while the story is followed, or the notice that the following is
 * suspended.
 */
export function StorySheet() {
  const player = usePlayer();
  const { following, moment } = useStory();
  const isAnnounced = useObservable(announces);
  useEffect(() => connectStory(player), [player]);
  const isFollowing = following === 'on';
  return (
    <aside className={styles.root} aria-label="Récit" data-following={following}>
      <p className="visually-hidden" role="status">
        {isAnnounced && isFollowing && moment?.words}
      </p>
      {/* The episode's page portals its small map and its line of years into this element. */}
      <div ref={setViewsElement} className={styles.views} data-story-views aria-hidden="true" />
      <p className={styles.words}>
        {isFollowing ? (moment?.words ?? 'Ni lieu ni date') : 'Récit suspendu'}
      </p>
      {isFollowing ? <StoryLinks moment={moment} /> : <FollowButton />}
      <button
        type="button"
        className={styles.close}
        aria-label="Ne plus suivre le récit"
        onClick={() => story.send('stop')}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}

/** Renders links to the narrated place on the map and to the narrated year on the timeline. */
function StoryLinks({ moment }: { readonly moment: NarratedPassage | null }) {
  const year = yearOf(moment);
  return (
    <>
      {moment?.place && (
        <Link
          className={styles.link}
          href={placePath(moment.place.map, moment.place.id)}
          prefetch={false}
        >
          Carte
        </Link>
      )}
      {year !== null && (
        <Link className={styles.link} href={aroundYear(year)} prefetch={false}>
          Frise
        </Link>
      )}
    </>
  );
}
