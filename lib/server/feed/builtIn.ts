import 'server-only';
import { createHash } from 'node:crypto';
import { type FeedContent, writeList } from '@/lib/feed/read/list';
import type { FeedFacts } from '@/lib/feed/read/facts';
import { buildFeed } from '@/lib/rss/build';
import { feedEpisodes, lastPublished } from '@/lib/rss/episodes';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { showPicture } from '@/lib/server/content/files/showPicture';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { readVariable } from '@/lib/server/variables.mjs';
import { podcastGuid } from '@/lib/server/feed/podcastGuid';

/** Prefix of the OP3 service, which counts a download anonymously, then redirects to the audio (https://op3.dev). */
const OP3_PREFIX = 'https://op3.dev/e/';

function feedFacts(): FeedFacts {
  const episodes = loadEpisodes();
  const origin = siteOrigin();
  return {
    site: loadSite(),
    episodes,
    origin,
    podcastGuid: podcastGuid(`${origin}/feed.xml`),
    imageUrl: showPicture(),
    enclosurePrefix: readVariable('OP3') ? OP3_PREFIX : '',
  };
}

/** Writes the RSS text of the built-in feed, with addresses from `SITE_URL`. */
export const builtInXml = (): string => buildFeed(feedFacts());

/**
 * Loads the built-in feed: its list and its RSS text are built from the same facts.
 * @throws Error naming the file when `content/` is invalid.
 */
export async function loadBuiltInFeed(): Promise<FeedContent> {
  const facts = feedFacts();
  const episodes = feedEpisodes(facts);
  if (episodes.length === 0) throw new Error('content/episodes : aucun épisode n’a de son.');
  const list = writeList(episodes);
  const xml = new TextEncoder().encode(builtInXml());
  const digest = createHash('sha256').update(list).update(xml).digest('base64url');
  return { episodes, list, xml, builtAt: lastPublished(facts.episodes), digest };
}
