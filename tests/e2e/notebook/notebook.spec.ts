import { readFileSync } from 'node:fs';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import {
  MARKED_EPISODE,
  markSentences,
  NOTEBOOK,
  notebookOn,
} from '@/tests/e2e/notebook/notebookPage';
import { navigateWithoutReload, playerOn } from '@/tests/e2e/player/playerPage';

it.use({ reducedMotion: 'reduce' });

it('a marked moment and its note are listed and play', async ({ page }) => {
  await page.goto(`${MARKED_EPISODE}?t=30`);
  const player = playerOn(page);
  await page.getByRole('main').locator('button[data-episode]').first().click();
  await player.expectAdvancing();
  await player.region.getByRole('button', { name: 'Marquer ce moment' }).click();
  const sheet = page.getByRole('complementary', { name: 'Moment marqué' });
  await expect(sheet.getByText(/^Marqué à 0:3\d$/)).toBeVisible();
  await expect(sheet.getByText(/palmeraies|Deux tribus/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Ajouter une note' }).click();
  await page.keyboard.type('b comme oasis');
  await sheet.getByRole('button', { name: 'Garder la note' }).click();
  await expect(sheet.getByText('b comme oasis')).toBeVisible();
  await expectNoViolations(page);

  await sheet.getByRole('link', { name: 'Ouvrir le carnet' }).click();
  await expect(page).toHaveURL(NOTEBOOK);
  await expect(sheet).toHaveCount(0);
  const { items, search } = notebookOn(page);
  await expect(items).toHaveCount(1);
  await expect(items.getByText('b comme oasis')).toBeVisible();
  const links = items.getByRole('list', { name: /^Lieu, date/ }).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /^\/outils\/carte-interactive\//);
  await expect(links.nth(1)).toHaveAttribute('href', /^\/outils\/frise\?de=/);
  await page.keyboard.press('m');
  await player.toggle('Pause').click();
  await page
    .locator('audio')
    .evaluate((audio: HTMLAudioElement) => void (audio.currentTime = 300));
  await items.getByRole('button', { name: /^Écouter à partir de/ }).click();
  await expect.poll(player.time).toBeLessThan(60);
  await player.expectAdvancing();
  await search.fill('rien de tel');
  await expect(items).toHaveCount(0);
  await search.fill('oasis');
  await expect(items).toHaveCount(1);
  await expectNoViolations(page);
});

it('the key B marks a moment, and is listed among the shortcuts', async ({ page }) => {
  await page.goto(MARKED_EPISODE);
  await page.getByRole('main').locator('button[data-episode]').first().click();
  await playerOn(page).expectAdvancing();
  await expect(
    playerOn(page).region.getByRole('button', { name: 'Marquer ce moment' }),
  ).toBeVisible();
  await page.keyboard.press('b');
  const sheet = page.getByRole('complementary', { name: 'Moment marqué' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Annuler' }).click();
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('row', { name: 'Marquer ce moment B' })).toBeVisible();
});

it('marked sentences are listed in order, exported, erased and restored', async ({ page }) => {
  const sentences = await markSentences(page, 3);
  await expectNoViolations(page);
  await navigateWithoutReload(page, NOTEBOOK);
  const { items, button, main } = notebookOn(page);
  await expect(items).toHaveCount(3);
  await expect(items.locator('blockquote')).toHaveText(sentences);
  await expectNoViolations(page);
  for (const [name, file] of [
    ['Texte (Markdown)', 'carnet.md'],
    ['Tableur (CSV)', 'carnet.csv'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
    expect(download.suggestedFilename()).toBe(file);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain(`${MARKED_EPISODE}?t=`);
    for (const sentence of sentences) expect(text).toContain(sentence.slice(0, 20));
  }
  await items
    .first()
    .getByRole('button', { name: /^Effacer/ })
    .click();
  await expect(items).toHaveCount(2);
  await expect(button('Annuler')).toBeFocused();
  await button('Annuler').click();
  await expect(items).toHaveCount(3);
  await main.getByRole('combobox', { name: 'Ranger' }).selectOption('Par date');
  await expect(items).toHaveCount(3);
  await page.reload();
  await expect(items).toHaveCount(3);
});

it('a document, an event, a place and a person are marked on their pages', async ({ page }) => {
  for (const [path, name] of [
    ['/outils/documents/harran-568', 'Marquer ce document'],
    ['/outils/frise/hegire', 'Marquer cet événement'],
    ['/outils/carte-interactive/arabie/medine', 'Marquer ce lieu'],
    ['/outils/arbre-genealogique/khadija', 'Marquer cette personne'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Dans votre carnet.')).toBeFocused();
    await expectNoViolations(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Ouvrir le carnet' }).click();
  const { items, list } = notebookOn(page);
  await expect(items).toHaveCount(4);
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([
    'Documents',
    'Événements',
    'Lieux',
    'Personnes',
  ]);
});

it('a bookmark of a removed sentence shows « Ces mots ont changé »', async ({ page }) => {
  await markSentences(page, 1);
  await page.evaluate(() => {
    const text = localStorage.getItem('carnet') ?? '';
    localStorage.setItem(
      'carnet',
      text.replace(/"quote":"[^"]*"/, '"quote":"Une phrase retirée."'),
    );
  });
  await page.goto(NOTEBOOK);
  await expect(page.getByText(/Ces mots ont changé/)).toBeVisible();
});

it.describe('on a phone', () => {
  it.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  it('a moment is marked in the options of the player', async ({ page }) => {
    await page.goto(MARKED_EPISODE);
    await page.getByRole('main').locator('button[data-episode]').first().tap();
    const { region, expectAdvancing } = playerOn(page);
    await expectAdvancing();
    await region.getByRole('button', { name: 'Plus d’options' }).tap();
    const options = page.getByRole('dialog', { name: 'Options de lecture' });
    await options.getByRole('button', { name: 'Marquer ce moment' }).tap();
    await expect(options).toBeHidden();
    const sheet = page.getByRole('complementary', { name: 'Moment marqué' });
    await expect(sheet).toBeVisible();
    await expectNoViolations(page);
    await sheet.getByRole('link', { name: 'Ouvrir le carnet' }).tap();
    await expect(notebookOn(page).items).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoViolations(page);
  });
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the notebook asks for JavaScript, and links to episodes', async ({ page }) => {
    await page.goto(NOTEBOOK);
    const main = page.getByRole('main');
    await expect(main.getByText(/Le carnet a besoin de JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'choisir un épisode' })).toBeVisible();
    await expect(main.getByText('Ouverture du carnet…')).toBeHidden();
  });
});
