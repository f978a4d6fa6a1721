import 'server-only';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { subscribeLinks, type SubscribeLink } from '@/lib/site/subscribe';

/** Lists the links that add the podcast, by the address of its feed, to apps. */
export function podcastLinks(): readonly SubscribeLink[] {
  const { name, subscribe } = loadSite();
  return subscribeLinks(subscribe, { name, address: `${siteOrigin()}/feed.xml` });
}
