import { listenOnLoopback, type Loopback } from '@/tests/fixtures/http/loopback';

const sites: Loopback[] = [];

/** Starts another local site, whose only page has a body; returns the site's address. */
export async function startOtherSite(body: string): Promise<string> {
  const site = await listenOnLoopback((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="fr"><title>Ailleurs</title><body>${body}</body></html>`,
    );
  });
  sites.push(site);
  return `${site.origin}/`;
}

export function stopOtherSites(): void {
  for (const site of sites.splice(0)) void site.close();
}
