import { episodeOf } from '@/tests/e2e/content';
import { startOtherSite, stopOtherSites } from '@/tests/e2e/elsewhere';
import { expect, it } from '@/tests/e2e/it';

// Accepted and refused requests are tested in tests/unit/app/oembed.test.ts.

it.afterEach(stopOtherSites);

it('oEmbed answers a script of another site', async ({ page, request, baseURL }) => {
  const path = `/episodes/${episodeOf(9).slug}`;
  const [, canonical = ''] =
    /<link rel="canonical" href="([^"]+)"/.exec(await (await request.get(path)).text()) ?? [];
  const { origin } = new URL(canonical);
  const query = new URLSearchParams({
    url: `${canonical}?t=75`,
    maxwidth: '320',
    maxheight: '170',
  });
  await page.goto(await startOtherSite(''));
  const answer = await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `${baseURL}/api/oembed?${query.toString()}`,
  );
  expect(answer).toMatchObject({ type: 'rich', width: 320, height: 170 });
  const code = String(answer.html).replace(origin, baseURL ?? '');
  await page.goto(await startOtherSite(code));
  const frame = page.frameLocator('iframe[title*="Chroniques"]');
  await expect(frame.locator('audio')).toHaveAttribute('src', /#t=75$/);
});
