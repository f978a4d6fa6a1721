import { episodes } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { violationsOf } from '@/tests/e2e/watch';
import { episodesOn } from './episodesPage';

it.describe('the list of episodes, rendered at each request', () => {
  // Nonces and hashes are tested in tests/unit/lib/server/site/live.test.ts, and on the build in seo/answerRules.ts.
  it('violates no policy during a search, a reload and a return', async ({ page }) => {
    const violations = violationsOf(page);
    const list = episodesOn(page);
    const bar = page.getByRole('navigation', { name: 'Navigation principale' });
    await page.goto('/');
    await bar.getByRole('link', { name: 'Episodes' }).click();
    await list.search.fill('badr');
    await expect(list.cards).not.toHaveCount(episodes.length);
    await page.reload();
    await expect(list.search).toHaveValue('badr');
    await list.search.fill('uhud');
    await expect(page).toHaveURL('/episodes?q=uhud');
    await bar.getByRole('link', { name: 'Outils' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Les outils interactifs' }),
    ).toBeVisible();
    await page.goBack();
    await expect(list.search).toHaveValue('uhud');
    expect(violations).toEqual([]);
  });

  it('does not grow with repeated or unknown parameters', async ({ request }) => {
    const fetchText = async (path: string, headers = {}) =>
      (await request.get(path, { headers })).text();
    const plainHtml = await fetchText('/episodes?q=badr');
    const padding = 'q=badr&'.repeat(1500);
    const paddedHtml = await fetchText(`/episodes?${padding}utm_source=ailleurs`);
    // The framework repeats the address in the page; nothing else may grow with the address.
    expect(paddedHtml.length - plainHtml.length).toBeLessThan(3 * padding.length);
    const paddedPayload = await fetchText(`/episodes?${padding}`, { rsc: '1' });
    const plainPayload = await fetchText('/episodes?q=badr', { rsc: '1' });
    expect(paddedPayload.length - plainPayload.length).toBeLessThan(padding.length);
  });

  it('is shown whole under an overlong address', async ({ page }) => {
    const list = episodesOn(page);
    await page.goto('/episodes?utm_source=ailleurs&q=badr&q=uhud');
    await expect(list.search).toHaveValue('badr');
    await list.search.fill('fossé');
    await expect(page).toHaveURL('/episodes?q=foss%C3%A9');
  });
});
