import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { goByMenu, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';
import { errorsOf, violationsOf } from '@/tests/e2e/watch';
import { HOSTS, hostAt, stopHosts, type RunningHost } from './hosts';

it.use({ viewport: { width: 1280, height: 800 } });

/** Pages of the site image, of different kinds, and both that are rendered at request time. */
const PAGES = [
  '/',
  `/episodes/${episodeOf(8).slug}`,
  '/outils/quizz',
  '/outils/carte-interactive/arabie',
  '/episodes?q=badr',
  `${KINSHIP_PATH}?de=muhammad&a=ali`,
];

for (const name of HOSTS)
  it.describe(`in a browser, from ${name}`, () => {
    let host: RunningHost;
    it.beforeAll(async () => {
      host = await hostAt(name, it.info().project.use.baseURL);
    });
    it.afterAll(stopHosts);

    it('pages hydrate, without violations or errors', async ({ page }) => {
      const [errors, violations] = [errorsOf(page), violationsOf(page)];
      for (const path of PAGES) {
        await page.goto(host.origin + path);
        const isHydrated = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('main button, main a, main input')].some((element) =>
              Object.keys(element).some((key) => key.startsWith('__reactProps')),
            ),
          );
        await expect.poll(isHydrated, path).toBe(true);
        await page.waitForLoadState('networkidle');
      }
      expect(violations).toEqual([]);
      expect(errors).toEqual([]);
    });

    it('the sound goes on through three links, a seek and a search', async ({ page }) => {
      const violations = violationsOf(page);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(request.url());
      });
      await page.goto(host.origin);
      const player = playerOn(page);
      await listenToCard(page, 0);
      await player.expectAdvancing();
      await player.tagElement();
      for (const [link, path] of [
        ['Quizz', '/outils/quizz'],
        ['A propos', '/about'],
        ['Episodes', '/episodes'],
      ] as const) {
        await goByMenu(page, link);
        await expect(page).toHaveURL(host.origin + path);
        await player.expectAdvancing();
      }
      const audio = page.locator('audio');
      await audio.evaluate((element: HTMLAudioElement) => (element.currentTime = 100));
      await player.expectAdvancing();
      expect(await player.time()).toBeGreaterThan(100);
      await page.getByRole('searchbox').fill('badr');
      await expect(page).toHaveURL(`${host.origin}/episodes?q=badr`);
      await player.expectAdvancing();
      await player.expectSameElement();
      expect(documents).toHaveLength(1);
      expect(violations).toEqual([]);
    });
  });
