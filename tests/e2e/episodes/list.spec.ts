import { expect, test } from '@playwright/test';
import { episodesOn } from './episodesPage';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { episodes, story } from '@/tests/e2e/content';

const EPISODES = episodes.length;
const FRENCH_COUNT = (count: number): string => `${count} épisode${count > 1 ? 's' : ''}`;

/** How many tell of Khadîja, whom readers spell in many ways. */
const ABOUT_KHADIJA = episodes.filter((one) => JSON.stringify(one).includes('Khadîja')).length;

test.describe('La liste des épisodes', () => {
  test('est complète dans le HTML du serveur, du plus récent au plus ancien', async ({
    request,
  }) => {
    const html = await (await request.get('/episodes')).text();
    expect(html.match(/<article/g)).toHaveLength(EPISODES);
    expect(html).toContain(`${EPISODES} épisodes`);
    expect(html).not.toMatch(/<(?!\/)[^>]*\sstyle=/);
    const shown = [...html.matchAll(/<article[^>]*aria-labelledby="titre-([^"]+)"/g)];
    expect(shown.map(([, slug]) => slug)).toEqual(episodes.map(({ slug }) => slug));
  });

  test('suit ce que l’on tape, sans recharger, sans perdre la main ni le son', async ({
    page,
  }) => {
    const list = episodesOn(page);
    const player = playerOn(page);
    await page.goto('/episodes');
    await list.mark();
    await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
    await player.expectAdvancing();
    await list.search.click();
    await page.keyboard.type('khadidja');
    await expect(page).toHaveURL('/episodes?q=khadidja');
    await expect(list.count).toHaveText(FRENCH_COUNT(ABOUT_KHADIJA));
    await expect(list.cards).toHaveCount(ABOUT_KHADIJA);
    await expect(page.locator('mark').first()).toHaveText('Khadîja');
    await expect(list.search).toBeFocused();
    expect(await list.isMarked()).toBe(true);
    await player.expectAdvancing();
  });

  test('joue à partir de la phrase trouvée', async ({ page }) => {
    const list = episodesOn(page);
    const player = playerOn(page);
    await page.goto('/episodes?q=caravane');
    const sentence = list.sentences.last();
    const address = (await sentence.getAttribute('href')) ?? '';
    const at = Number(new URL(address, page.url()).searchParams.get('t'));
    expect(at).toBeGreaterThan(0);
    await sentence.click();
    await player.expectAdvancing();
    expect(await player.time()).toBeGreaterThanOrEqual(at);
    expect(await player.time()).toBeLessThan(at + 30);
    await expect(page).toHaveURL('/episodes?q=caravane');
  });

  test('se filtre et se range, et l’adresse le dit', async ({ page }) => {
    const list = episodesOn(page);
    await page.goto('/episodes');
    const category = episodes[0]?.category ?? '';
    await list.category.selectOption(category);
    await expect(page).toHaveURL(`/episodes?${new URLSearchParams({ categorie: category })}`);
    await expect(list.count).toHaveText(
      FRENCH_COUNT(episodes.filter((one) => one.category === category).length),
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
      FRENCH_COUNT(episodes.filter(({ periods }) => periods.includes(period)).length),
    );
  });

  test('reprend ce que dit l’adresse : à l’arrivée, au retour, par un lien', async ({
    page,
  }) => {
    const list = episodesOn(page);
    await page.goto('/episodes?q=badr&periode=guerres-mecque&ordre=histoire');
    await expect(list.search).toHaveValue('badr');
    await expect(list.period).toHaveValue('guerres-mecque');
    await expect(list.order).toHaveValue('histoire');
    const title = list.cards.first().getByRole('link').first();
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/episodes\/episode-/);
    await page.goBack();
    await expect(list.search).toHaveValue('badr');
    await page.getByRole('link', { name: 'Tout effacer' }).click();
    await expect(list.cards).toHaveCount(EPISODES);
    await expect(list.search).toHaveValue('');
    await expect(list.period).toHaveValue('');
    await expect(list.list).toBeFocused();
  });

  test('dit qu’elle est vide, et comment en sortir', async ({ page }) => {
    const list = episodesOn(page);
    await page.goto('/episodes?q=zzz');
    await expect(list.count).toHaveText('Aucun épisode');
    await expect(page.getByText('Aucun épisode ne correspond')).toBeVisible();
    await page.getByRole('link', { name: 'Effacer la recherche et les filtres' }).click();
    await expect(list.cards).toHaveCount(EPISODES);
  });

  test('garde ce qui était là, en retrait, tant que la suite n’est pas venue', async ({
    page,
  }) => {
    const list = episodesOn(page);
    await page.goto('/episodes');
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/episodes?q=uhud*', async (route) => {
      await asked;
      await route.continue();
    });
    await list.search.fill('uhud');
    const results = page.locator('[aria-busy]');
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await expect(list.cards).toHaveCount(EPISODES);
    answer();
    await expect(results).toHaveAttribute('aria-busy', 'false');
    await expect(list.cards).not.toHaveCount(EPISODES);
  });

  for (const query of [
    'page=0',
    'page=deux',
    'page=99',
    'categorie=Jeux',
    'periode=x&ordre=y',
  ]) {
    test(`se montre entière quand l’adresse dit « ${query} »`, async ({ request }) => {
      const response = await request.get(`/episodes?${query}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html.match(/<article/g)).toHaveLength(EPISODES);
      expect(html).not.toContain('noindex');
    });
  }

  test('n’est trouvée par les moteurs qu’entière, sous son adresse', async ({ request }) => {
    const head = async (path: string) =>
      (await (await request.get(path)).text()).split('</head>')[0];
    expect(await head('/episodes')).not.toContain('noindex');
    for (const query of ['?q=badr', '?periode=contexte', '?ordre=histoire']) {
      const found = await head(`/episodes${query}`);
      expect(found).toContain('<meta name="robots" content="noindex, follow"');
      expect(found).toMatch(/<link rel="canonical" href="[^"?]*\/episodes"/);
    }
  });
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la liste se cherche, et chaque phrase mène à sa page, à sa seconde', async ({
    page,
  }) => {
    const list = episodesOn(page);
    await page.goto('/episodes');
    await list.search.fill('khadidja');
    await list.order.selectOption('histoire');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expect(list.count).toHaveText(FRENCH_COUNT(ABOUT_KHADIJA));
    await expect(list.search).toHaveValue('khadidja');
    await expect(list.order).toHaveValue('histoire');
    await expect(list.sentences.first()).toHaveAttribute(
      'href',
      /^\/episodes\/[a-z0-9-]+\?t=\d+$/,
    );
    await list.sentences.first().click();
    await expect(page).toHaveURL(/\/episodes\/[a-z0-9-]+\?t=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
