import type { APIRequestContext } from '@playwright/test';
import { createHash } from 'node:crypto';
import { episodes } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { violationsOf } from '@/tests/e2e/watch';
import { episodesOn } from './episodesPage';

it.describe('the list of episodes, made at each visit', () => {
  /** What is asked for, and the scripts written into it but for the one that is the same on every page. */
  async function visit(request: APIRequestContext, address: string) {
    const response = await request.get(address);
    const html = await response.text();
    const scripts = [
      ...html.matchAll(/(<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>)([\s\S]*?)<\/script>/g),
    ].map(([, tag = '', text = '']) => ({
      tag,
      hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    }));
    expect(scripts.length).toBeGreaterThan(3);
    const policy = response.headers()['content-security-policy'] ?? '';
    const control = response.headers()['cache-control'] ?? '';
    return { html, scripts, policy, control, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] };
  }

  it('has a nonce of its own where it answers a search', async ({ request }) => {
    const [one, other] = [
      await visit(request, '/episodes?q=badr'),
      await visit(request, '/episodes?q=badr'),
    ];
    expect(one.control).toContain('no-store');
    expect(one.nonce?.length).toBeGreaterThan(20);
    expect(one.nonce).not.toBe(other.nonce);
    const others = one.scripts.filter(({ hash }) => !one.policy.includes(hash));
    expect(others.length).toBe(one.scripts.length - 1);
    for (const { tag } of others) expect(tag).toContain(`nonce="${one.nonce}"`);
  });

  for (const address of ['/episodes', '/episodes?ordre=histoire'])
    it(`names each of its scripts where it is the same for all: ${address}`, async ({
      request,
    }) => {
      const [one, other] = [await visit(request, address), await visit(request, address)];
      expect(one.nonce).toBeUndefined();
      for (const { hash } of one.scripts) expect(one.policy).toContain(hash);
      expect(other).toEqual(one);
    });

  it('does not break its policy on the way of a visitor', async ({ page }) => {
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

  it('grows no heavier by what is added to its address', async ({ request }) => {
    const html = async (path: string, headers = {}) =>
      (await request.get(path, { headers })).text();
    const plain = await html('/episodes?q=badr');
    const padding = 'q=badr&'.repeat(1500);
    const padded = await html(`/episodes?${padding}utm_source=ailleurs`);
    // The framework writes the address itself into the page, and nothing more of it.
    expect(padded.length - plain.length).toBeLessThan(3 * padding.length);
    const data = await html(`/episodes?${padding}`, { rsc: '1' });
    const plainData = await html('/episodes?q=badr', { rsc: '1' });
    expect(data.length - plainData.length).toBeLessThan(padding.length);
  });

  it('shows itself whole under an address that says too much', async ({ page }) => {
    const list = episodesOn(page);
    await page.goto('/episodes?utm_source=ailleurs&q=badr&q=uhud');
    await expect(list.search).toHaveValue('badr');
    await list.search.fill('fossé');
    await expect(page).toHaveURL('/episodes?q=foss%C3%A9');
  });
});
