import { EpisodeCardFrame } from '@/components/episodes/EpisodeCardFrame';
import type { Episode } from '@/lib/episodes/episode';
import { ownFacts } from '@/lib/server/episodeFacts';

/** One episode in a grid: what it looks like, what it is about, and the button that plays it. */
export function EpisodeCard({ episode }: { readonly episode: Episode }) {
  return <EpisodeCardFrame facts={ownFacts(episode)} />;
}
