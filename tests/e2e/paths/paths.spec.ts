import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { ACCEPT, closeRelays, keepDialogOn, openRelay } from '@/tests/e2e/offline/offlinePage';
import { overflowOf } from '@/tests/e2e/watch';

const ID = 'decouvrir-en-une-heure';
const PATH = `/parcours/${ID}`;
const { title, steps }: { title: string; steps: readonly { text: string }[] } = JSON.parse(
  readFileSync(`content/paths/${ID}.json`, 'utf8'),
);

const progressOn = (page: Page) => page.getByRole('region', { name: 'Votre avancée' });

it.afterEach(closeRelays);

it('a learning path is opened, completed in part and resumed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const links = page.getByRole('main').getByRole('navigation', { name: 'Parcours' });
  await links.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(PATH);
  await expect(progressOn(page)).toContainText(`0 étape sur ${steps.length}`);
  expect(await overflowOf(page)).toBe(0);
  await expectNoViolations(page);

  await page.getByRole('checkbox', { name: /^Fait/ }).first().check();
  await expect(progressOn(page)).toContainText(`1 étape sur ${steps.length}`);
  await page.reload();
  await progressOn(page)
    .getByRole('link', { name: /^Continuer/ })
    .click();
  await expect(page.locator('#etape-2')).toBeInViewport();

  for (const box of await page.getByRole('checkbox', { name: /^Fait/ }).all())
    await box.check();
  await expect(progressOn(page)).toContainText('Vous êtes au bout de ce parcours.');
  await expectNoViolations(page);
});

it('the questions of a learning path open as a shared quiz', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Répondre' }).last().click();
  await expect(page.getByText('Quiz partagé : les mêmes questions')).toBeVisible();
});

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  it('a learning path shows every step, and no checkbox', async ({ page }) => {
    await page.goto(PATH);
    const list = page.getByRole('main').getByRole('listitem');
    for (const { text } of steps)
      await expect(list.filter({ hasText: text.slice(0, 30) }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveCount(
      steps.length,
    );
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(progressOn(page)).toHaveCount(0);
  });
});

it('each step of a saved learning path opens offline', async ({ page, baseURL }) => {
  it.slow();
  const relay = await openRelay(baseURL);
  await page.goto(relay.origin + PATH);
  await page.getByRole('button', { name: 'Emporter ce parcours' }).click();
  const dialog = keepDialogOn(page);
  await dialog.getByRole('button', { name: ACCEPT }).click();
  await expect(dialog).toContainText('Ce parcours est emporté', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  const hrefs = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(steps.length);
  await relay.stop();
  for (const href of [PATH, ...hrefs]) {
    await page.goto(relay.origin + href);
    await expect(page.getByRole('main'), href).not.toContainText('n’est pas sur cet appareil');
    await expect(page.getByRole('heading', { level: 1 }), href).toBeVisible();
  }
  await page.goto(`${relay.origin}/hors-ligne`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
