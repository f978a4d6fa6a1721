import { expect, type Page } from '@playwright/test';
import { PATH } from '@/tests/e2e/episodes/episodePage';
import { it } from '@/tests/e2e/it';
import { deferred, holdScripts, SCRIPTS } from '@/tests/e2e/network';
import { playerOn } from '@/tests/e2e/player/playerPage';

/** Presses that a part's script answers: a text of that script, and the press, which returns a check of its effect. */
const DELAYED_PARTS: readonly {
  readonly path: string;
  readonly partText: string;
  readonly press: (page: Page) => Promise<() => Promise<void>>;
}[] = [
  {
    path: '/outils/carte-interactive/arabie/badr',
    partText: 'Écouter ce passage',
    async press(page) {
      await page
        .getByRole('button', { name: /^Écouter ce passage/ })
        .first()
        .click();
      return () => playerOn(page).expectAdvancing();
    },
  },
  {
    path: '/parcours/decouvrir-en-une-heure',
    partText: 'Votre avancée',
    async press(page) {
      const step = page.getByRole('checkbox', { name: /^Fait/ }).first();
      await step.check();
      return async () => {
        await expect(page.getByRole('region', { name: 'Votre avancée' })).toContainText(
          '1 étape',
        );
        await expect(step).toBeChecked();
      };
    },
  },
];

/** Opens a page whose scripts are held. */
async function openUnscripted(page: Page, address: string) {
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return scripts;
}

it.describe('before hydration', () => {
  it('« Dernier épisode » pressed twice plays after hydration', async ({ page }) => {
    const scripts = await openUnscripted(page, '/');
    const button = page.getByRole('button', { name: /Dernier épisode/ }).first();
    await button.click();
    await button.click();
    scripts.release();
    await playerOn(page).expectAdvancing();
  });

  it('a chapter pressed between React’s commit and its effects plays', async ({ page }) => {
    await page.addInitScript(() =>
      // A microtask follows the commit, before the task of the effects.
      addEventListener('hydrated', () =>
        queueMicrotask(() =>
          document.querySelector<HTMLElement>('button[data-chapter]')?.click(),
        ),
      ),
    );
    const scripts = await openUnscripted(page, PATH);
    // A browser lets no audio play before user activation.
    await page.getByRole('heading', { level: 1 }).click();
    scripts.release();
    await playerOn(page).expectAdvancing();
  });

  for (const { path, partText, press } of DELAYED_PARTS)
    it(`${path} answers a press made before a part’s script loads`, async ({ page }) => {
      const { release, released } = deferred();
      await page.route(SCRIPTS, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes(partText)) await released;
        await route.fulfill({ response });
      });
      await page.goto(path, { waitUntil: 'commit' });
      // React's root listens: its own properties are on the document.
      await page.waitForFunction(() =>
        Object.keys(document).some((key) => key.startsWith('_reactListening')),
      );
      const expectAnswer = await press(page);
      release();
      await expectAnswer();
    });

  it.describe('on a phone', () => {
    it.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    it('a tap opens the menu once after hydration', async ({ page }) => {
      const scripts = await openUnscripted(page, '/');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
      scripts.release();
      await expect(page.getByRole('button', { name: 'Fermer le menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  });

  it('text typed among the tools stays and filters', async ({ page }) => {
    const scripts = await openUnscripted(page, '/outils');
    const cards = page.getByRole('main').getByRole('article');
    const search = page.getByRole('searchbox', { name: 'Rechercher un outil' });
    const moreButton = cards
      .filter({ has: page.getByRole('heading', { name: 'Quizz' }) })
      .getByRole('button', { name: 'En savoir plus' });
    const countBefore = await cards.count();
    await moreButton.click();
    await search.pressSequentially('quiz');
    scripts.release();
    await expect(page).toHaveURL(/q=quiz/);
    await expect(search).toHaveValue('quiz');
    await expect(moreButton).toHaveAttribute('aria-expanded', 'true');
    expect(await cards.count()).toBeLessThan(countBefore);
  });

  it('text typed and a type chosen on the map stay and filter', async ({ page }) => {
    const scripts = await openUnscripted(page, '/outils/carte-interactive/arabie');
    const search = page.getByRole('searchbox', { name: 'Rechercher un lieu' });
    const type = page.getByRole('combobox', { name: 'Type' });
    await search.pressSequentially('badr');
    await type.selectOption('Batailles');
    scripts.release();
    await expect(page).toHaveURL(/q=badr/);
    await expect(search).toHaveValue('badr');
    await expect(type).toHaveValue('battles');
    await expect(page).toHaveURL(/type=/);
  });

  it('text typed among the episodes stays and filters', async ({ page }) => {
    const scripts = await openUnscripted(page, '/episodes');
    const search = page.getByRole('searchbox', { name: /Rechercher/ });
    await search.pressSequentially('badr');
    scripts.release();
    await expect(page).toHaveURL('/episodes?q=badr');
    await expect(search).toHaveValue('badr');
  });

  it('controls that nobody presses have no effect after hydration', async ({ page }) => {
    const scripts = await openUnscripted(page, '/');
    scripts.release();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(playerOn(page).region).toHaveCount(0);
  });
});
