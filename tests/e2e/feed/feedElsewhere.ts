import type { Page } from '@playwright/test';

/**
 * Serves the home page as built with `PODCAST_FEED_URL`: it differs by one property of one button,
 * in React's payload of the document or of a navigation.
 * @param server origin that answers instead of the page's own origin, where the latter is fictitious
 */
export async function serveHomeWithFeed(page: Page, server?: string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route
        .fetch(server === undefined ? {} : { url: `${server}/` })
        .catch(() => null);
      // The page may have been left.
      if (response === null) return route.abort();
      const body = (await response.text()).replace(/(\\?"hasFeed\\?":)false/g, '$1true');
      const headers = response.headers();
      // The policy admits the original scripts by their hashes.
      delete headers['content-security-policy'];
      delete headers['content-length'];
      delete headers['content-encoding'];
      await route.fulfill({ status: response.status(), headers, body });
    },
  );
}
