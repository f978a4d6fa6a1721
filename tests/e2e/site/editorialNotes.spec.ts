import { expect, it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';

const textOf = (html: string): string => html.replace(/<!--.*?-->|<[^>]+>/g, '');

it('every page states its author, reviewer and revision once', async ({ request }) => {
  for (const path of EVERY_PAGE.filter((pagePath) => pagePath !== '/nulle-part')) {
    const html = await (await request.get(path)).text();
    const editorialNotes = html.match(/<(\w+)[^>]* data-editorial\b[^>]*>.*?<\/\1>/gs) ?? [];
    expect(editorialNotes, path).toHaveLength(1);
    expect(textOf(editorialNotes[0] ?? ''), path).toMatch(
      /^Texte\s: .+\. Relecture\s: .+\. Dernière révision\s: \d.* \d{4}\.$/,
    );
    expect(editorialNotes[0], path).toMatch(/<time dateTime="\d{4}-\d{2}-\d{2}"/i);
  }
});

it('the footer of a page leads to the legal notices', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveURL('/mentions-legales');
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Hébergement' })).toBeVisible();
});
