import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { buildings, episodeOf } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';

const EPISODE = `/episodes/${episodeOf(8).slug}`;
const CITED_PATHS = [
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

const citationOn = (page: Page) => page.getByRole('main').locator('details[data-cite]');
const referenceOn = (page: Page, format: string) =>
  citationOn(page).locator(`[data-format="${format}"]`);

async function openCitation(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await citationOn(page).getByText('Citer cette page').click();
}

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  it('every page of content gives its reference in four formats', async ({ page }) => {
    for (const path of CITED_PATHS) {
      await openCitation(page, path);
      await expect(referenceOn(page, 'iso690')).toContainText(`Disponible à l’adresse\u00a0: `);
      await expect(referenceOn(page, 'bibtex')).toContainText('@online{');
      await expect(referenceOn(page, 'csl')).toContainText('"URL": "');
      await expect(referenceOn(page, 'ris')).toContainText('ER  -');
      await expect(citationOn(page).getByRole('button')).toHaveCount(0);
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

it('an episode is cited at the second of its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCitation(page, `${EPISODE}?t=65`);
  await expect(referenceOn(page, 'iso690')).toContainText(/consulté le .*\?t=65$/);
  await expect(referenceOn(page, 'iso690')).toContainText('à 1\u00a0min\u00a005');
  await citationOn(page).getByRole('button', { name: 'Copier (RIS)' }).click();
  await expect(citationOn(page).getByRole('status')).toHaveText('Référence copiée\u00a0: RIS.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await referenceOn(page, 'ris').textContent(),
  );
  await expectNoViolations(page);
});

it('a page opened by the router is cited by its own title and address', async ({ page }) => {
  await openCitation(page, '/outils/frise/hegire');
  await expect(referenceOn(page, 'iso690')).toContainText('consulté le');
  await page.getByRole('contentinfo').getByRole('link', { name: 'A propos' }).click();
  await expect(page).toHaveURL('/about');
  await citationOn(page).getByText('Citer cette page').click();
  await expect(referenceOn(page, 'iso690')).toContainText(/A propos .*consulté le .*\/about$/);
});

it('the citation script loads on opening, again after a failure', async ({ page }) => {
  let requestCount = 0;
  await page.route('**/citer.js', (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/outils/frise/hegire');
  const summary = citationOn(page).getByText('Citer cette page');
  expect(requestCount).toBe(0);
  await summary.click();
  await expect(referenceOn(page, 'iso690')).toContainText('consulté le');
  // A `HEAD` request between the two loads distinguishes a lost network from a lost file.
  expect(requestCount).toBe(3);
});
