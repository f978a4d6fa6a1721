import type { Page } from '@playwright/test';

/**
 * Gives the page the home page of a site that was built with `PODCAST_FEED_URL`: it differs from the one built here
 * by one property of one button, written in the data of React that the document, or a navigation, brings.
 * @param server origin that answers for the page's own, where that is an imagined one
 */
export async function withFeedElsewhere(page: Page, server?: string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route
        .fetch(server === undefined ? {} : { url: `${server}/` })
        .catch(() => null);
      // A page that has left needs no answer.
      if (response === null) return route.abort();
      const body = (await response.text()).replace(/(\\?"hasFeed\\?":)false/g, '$1true');
      const headers = response.headers();
      // It names the scripts that the page was built with, by what is in them.
      delete headers['content-security-policy'];
      delete headers['content-length'];
      delete headers['content-encoding'];
      await route.fulfill({ status: response.status(), headers, body });
    },
  );
}
