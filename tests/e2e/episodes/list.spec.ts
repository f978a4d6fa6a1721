import { expect } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { shiftOn, watchShifts } from '@/tests/e2e/every-page/shifts';
import { episodes, story } from '@/tests/e2e/content';
import { episodesOn } from '@/tests/e2e/episodes/episodesPage';
import { it } from '@/tests/e2e/it';
import { holdRequests } from '@/tests/e2e/network';
import { playerOn } from '@/tests/e2e/player/playerPage';

const EPISODES = episodes.length;
const countLabel = (count: number): string => `${count} épisode${count > 1 ? 's' : ''}`;

/** Number of episodes about Khadîja, whose name readers spell in many ways. */
const ABOUT_KHADIJA = episodes.filter((episode) =>
  JSON.stringify(episode).includes('Khadîja'),
).length;

it('the list is complete in the server’s HTML, newest first', async ({ request }) => {
  for (const query of ['', '?page=0', '?page=99', '?categorie=Jeux&periode=x&ordre=y']) {
    const response = await request.get(`/episodes${query}`);
    expect([query, response.status()]).toEqual([query, 200]);
    const html = await response.text();
    const articles = [...html.matchAll(/<article[^>]*aria-labelledby="titre-([^"]+)"/g)];
    expect(articles.map(([, slug]) => slug)).toEqual(episodes.map(({ slug }) => slug));
    expect(html).toContain(`${EPISODES} épisodes`);
    expect(html).not.toContain('noindex');
    expect(html).not.toMatch(/<(?!\/)[^>]*\sstyle=/);
  }
});

it('only the whole list is indexed, under its own address', async ({ request }) => {
  for (const query of ['?q=badr', '?periode=contexte', '?ordre=histoire']) {
    const [head] = (await (await request.get(`/episodes${query}`)).text()).split('</head>');
    expect(head).toContain('<meta name="robots" content="noindex, follow"');
    expect(head).toMatch(/<link rel="canonical" href="[^"?]*\/episodes"/);
  }
});

it('the list follows typing, and keeps the focus and the playback', async ({ page }) => {
  const list = episodesOn(page);
  const player = playerOn(page);
  await page.goto('/episodes');
  await list.mark();
  await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
  await player.expectAdvancing();
  await list.search.click();
  await page.keyboard.type('khadidja');
  await expect(page).toHaveURL('/episodes?q=khadidja');
  await expect(list.count).toHaveText(countLabel(ABOUT_KHADIJA));
  await expect(list.cards).toHaveCount(ABOUT_KHADIJA);
  await expect(page.locator('mark').first()).toHaveText('Khadîja');
  await expect(list.search).toBeFocused();
  expect(await list.isMarked()).toBe(true);
  await player.expectAdvancing();
});

it('a sentence found by the search plays from its second', async ({ page }) => {
  const list = episodesOn(page);
  const player = playerOn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/episodes?q=caravane');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const sentence = list.sentences.last();
  const address = (await sentence.getAttribute('href')) ?? '';
  const sentenceStart = Number(new URL(address, page.url()).searchParams.get('t'));
  expect(sentenceStart).toBeGreaterThan(0);
  await sentence.click();
  await player.expectAdvancing();
  expect(await player.time()).toBeGreaterThanOrEqual(sentenceStart);
  expect(await player.time()).toBeLessThan(sentenceStart + 30);
  await expect(page).toHaveURL('/episodes?q=caravane');
});

it('the list is filtered and sorted, and its address states it', async ({ page }) => {
  const list = episodesOn(page);
  await page.goto('/episodes');
  const category = episodes[0]?.category ?? '';
  await list.category.selectOption(category);
  await expect(page).toHaveURL(`/episodes?${new URLSearchParams({ categorie: category })}`);
  await expect(list.count).toHaveText(
    countLabel(episodes.filter((episode) => episode.category === category).length),
  );
  await list.category.selectOption('');
  await expect(list.cards).toHaveCount(EPISODES);
  await list.order.selectOption('Dans l’ordre de l’histoire');
  await expect(page).toHaveURL('/episodes?ordre=histoire');
  await expect(list.cards.first()).toHaveAttribute(
    'aria-labelledby',
    `titre-${story[0]?.slug}`,
  );
  const period = story[0]?.periods[0] ?? '';
  await list.period.selectOption({ value: period });
  await expect(page).toHaveURL(`/episodes?periode=${period}&ordre=histoire`);
  await expect(list.count).toHaveText(
    countLabel(episodes.filter(({ periods }) => periods.includes(period)).length),
  );
});

it('the list follows its address on arrival, on Back and by a link', async ({ page }) => {
  const list = episodesOn(page);
  await page.goto('/episodes?q=badr&periode=guerres-mecque&ordre=histoire');
  await expect(list.search).toHaveValue('badr');
  await expect(list.period).toHaveValue('guerres-mecque');
  await expect(list.order).toHaveValue('histoire');
  await list.cards.first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/episodes\/episode-/);
  await page.goBack();
  await expect(list.search).toHaveValue('badr');
  await page.getByRole('link', { name: 'Tout effacer' }).click();
  await expect(list.cards).toHaveCount(EPISODES);
  await expect(list.search).toHaveValue('');
  await expect(list.period).toHaveValue('');
  await expect(list.listHeading).toBeFocused();
});

it('on a phone the list waits for a late response without a layout shift', async ({ page }) => {
  const list = episodesOn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(watchShifts);
  await page.goto('/episodes');
  const { release } = await holdRequests(page, '**/episodes?q=zzz*');
  await list.search.fill('zzz');
  const results = page.locator('[aria-busy]');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(list.cards).toHaveCount(EPISODES);
  // Shifts within half a second of a key are excluded from CLS.
  const typedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() > from + 600, typedAt);
  release();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(list.count).toHaveText('Aucun épisode');
  await expect(page.getByText('Aucun épisode ne correspond')).toBeVisible();
  expect(await shiftOn(page)).toBeLessThan(0.01);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Effacer la recherche et les filtres' }).click();
  await expect(list.cards).toHaveCount(EPISODES);
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the list is searched, and each sentence leads to its second', async ({ page }) => {
    const list = episodesOn(page);
    await page.goto('/episodes');
    await list.search.fill('khadidja');
    await list.order.selectOption('histoire');
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await expect(list.count).toHaveText(countLabel(ABOUT_KHADIJA));
    await expect(list.search).toHaveValue('khadidja');
    await expect(list.order).toHaveValue('histoire');
    await list.sentences.first().click();
    await expect(page).toHaveURL(/\/episodes\/[a-z0-9-]+\?t=[\d.]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
