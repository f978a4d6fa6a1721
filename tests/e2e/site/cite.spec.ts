import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { buildings, episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';

const EPISODE = `/episodes/${episodeOf(8).slug}`;
const CITED = [
  EPISODE,
  `${EPISODE}/fiche`,
  '/outils/documents/harran-568',
  `/outils/reconstitutions/${buildings[0]?.id}`,
  '/outils/arbre-genealogique/muhammad',
  '/outils/frise/hegire',
  '/outils/carte-interactive/arabie',
  '/outils/carte-interactive/medine/med-mosquee-prophete',
  '/about',
  '/croyances',
  '/donnees',
];

const partOn = (page: Page) => page.getByRole('main').locator('details[data-cite]');
const textOn = (page: Page, format: string) =>
  partOn(page).locator(`[data-format="${format}"]`);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await partOn(page).getByText('Citer cette page').click();
}

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  it('every page of content gives its reference in four formats', async ({ page }) => {
    for (const path of CITED) {
      await open(page, path);
      await expect(textOn(page, 'iso690')).toContainText(`Disponible à l’adresse\u00a0: `);
      await expect(textOn(page, 'bibtex')).toContainText('@online{');
      await expect(textOn(page, 'csl')).toContainText('"URL": "');
      await expect(textOn(page, 'ris')).toContainText('ER  -');
      await expect(partOn(page).getByRole('button')).toHaveCount(0);
      const [title, address] = await Promise.all(
        ['citation_title', 'citation_public_url'].map((name) =>
          page.locator(`head meta[name="${name}"]`).getAttribute('content'),
        ),
      );
      expect(title).not.toBe('');
      expect(new URL(address ?? '').pathname).toBe(path);
    }
  });
});

it('an episode is cited at the second of its address, and its copy is announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${EPISODE}?t=65`);
  await expect(textOn(page, 'iso690')).toContainText(/consulté le .*\?t=65$/);
  await expect(textOn(page, 'iso690')).toContainText('à 1\u00a0min\u00a005');
  await partOn(page).getByRole('button', { name: 'Copier (RIS)' }).click();
  await expect(partOn(page).getByRole('status')).toHaveText('Référence copiée\u00a0: RIS.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await textOn(page, 'ris').textContent(),
  );
  await expectNoViolations(page);
});

it('a page that the router opens is cited as itself', async ({ page }) => {
  await open(page, '/outils/frise/hegire');
  await expect(textOn(page, 'iso690')).toContainText('consulté le');
  await page.getByRole('contentinfo').getByRole('link', { name: 'A propos' }).click();
  await expect(page).toHaveURL('/about');
  await partOn(page).getByText('Citer cette page').click();
  await expect(textOn(page, 'iso690')).toContainText(/A propos .*consulté le .*\/about$/);
});

it('the script loads at the first opening only, and is asked again after a network failure', async ({
  page,
}) => {
  let tries = 0;
  await page.route('**/citer.js', (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/outils/frise/hegire');
  const summary = partOn(page).getByText('Citer cette page');
  expect(tries).toBe(0);
  await summary.click();
  await expect(textOn(page, 'iso690')).toContainText('consulté le');
  // Its own address is asked for by `HEAD` in between, to tell a lost network from a lost file.
  expect(tries).toBe(3);
});
