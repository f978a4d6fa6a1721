import 'server-only';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { mentionedPeople, mentionedPlaces } from '@/lib/episodes/marks';
import { podcastEpisode } from '@/lib/seo/episode';
import { episodeName } from '@/lib/seo/names';
import { episodeMedia } from '@/lib/server/audioFiles';
import { chaptersOf, transcriptOf } from '@/lib/server/episodePage';
import { loadPeople } from '@/lib/server/references';
import { pageGraph } from '@/lib/server/seo/page';
import { loadPlacePages } from '@/lib/server/seo/placePages';
import { publication } from '@/lib/server/seo/publication';
import { trailToEpisode } from '@/lib/site/trail';

/** What the page of an episode describes. */
export function episodeGraph(episode: Episode) {
  const on = publication();
  const { origin } = on;
  const path = episodePath(episode.slug);
  const transcript = transcriptOf(episode);
  const placePages = loadPlacePages();
  const people = loadPeople();
  return pageGraph(
    {
      type: 'WebPage',
      name: episode.title,
      path,
      about: episodeName(origin, path),
      trail: trailToEpisode({ name: episode.shortTitle, path }),
    },
    podcastEpisode(
      {
        episode,
        media: episodeMedia(episode),
        transcript,
        chapters: chaptersOf(episode, transcript),
        places: mentionedPlaces(episode).flatMap((id) => placePages.get(id) ?? []),
        people: mentionedPeople(episode).flatMap((id) => people.get(id) ?? []),
      },
      on,
    ),
  );
}
