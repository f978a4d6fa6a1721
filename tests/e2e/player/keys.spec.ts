import { expect, test, type Page } from '@playwright/test';
import { listenAtHome, optionsOn, SOURCES } from './playerOptions';
import { playerOn } from './playerPage';

test.use({ viewport: { width: 1280, height: 900 } });

const helpOn = (page: Page) => page.getByRole('dialog', { name: 'Raccourcis clavier' });

/** Publishes an episode, waits for the shortcuts, and puts the focus on the page itself. */
async function listen(page: Page) {
  const player = await listenAtHome(page, SOURCES);
  await expect(optionsOn(page).button).toBeVisible();
  await page.locator('main').focus();
  return player;
}

const audioOf = <T>(page: Page, read: (audio: HTMLAudioElement) => T): Promise<T> =>
  page.locator('audio').evaluate(read);

/** Goes to another page of the site without reloading it. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => Reflect.get(window, 'next').router.push(to), path);
  await expect(page).toHaveURL(path);
}

test.describe('Les raccourcis', () => {
  test('pause et lecture : K, et la barre d’espace, qui ne fait alors pas défiler', async ({
    page,
  }) => {
    const player = await listen(page);
    await page.keyboard.press('k');
    await expect.poll(player.isPaused).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(player.isPaused).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(player.isPaused).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => done(window.scrollY))),
      ),
    );
  });

  test('J et L sautent de 15 secondes, M coupe le son, > et < changent la vitesse', async ({
    page,
  }) => {
    const player = await listen(page);
    await page.keyboard.press('k');
    await expect.poll(player.isPaused).toBe(true);
    const from = await player.time();
    await page.keyboard.press('l');
    await page.keyboard.press('l');
    await expect.poll(player.time).toBeCloseTo(from + 30, 1);
    await page.keyboard.press('j');
    await expect.poll(player.time).toBeCloseTo(from + 15, 1);
    await page.keyboard.press('m');
    await expect(player.region.getByRole('button', { name: 'Rétablir le son' })).toBeVisible();
    await page.keyboard.press('>');
    await expect(player.region.getByRole('button', { name: 'Vitesse : 1,25×' })).toBeVisible();
    await page.keyboard.press('<');
    await page.keyboard.press('<');
    await expect(player.region.getByRole('button', { name: 'Vitesse : 0,75×' })).toBeVisible();
  });

  test('une touche avec Ctrl, Alt ou Meta reste au navigateur', async ({ page }) => {
    const player = await listen(page);
    for (const chord of ['Control+k', 'Alt+k', 'Meta+k', 'Control+m']) {
      await page.keyboard.press(chord);
    }
    await page.locator('main').focus();
    expect(await player.isPaused()).toBe(false);
    expect(await audioOf(page, (audio) => audio.muted)).toBe(false);
    await page.keyboard.press('k');
    await expect.poll(player.isPaused).toBe(true);
  });

  test('la barre d’espace n’actionne que le bouton qui a le focus ; une lettre vaut partout', async ({
    page,
  }) => {
    const player = await listen(page);
    const presses = (type: string) =>
      audioOf(page, (audio) => Number(audio.dataset.pauses ?? 0)).then((n) => `${type} ${n}`);
    await audioOf(page, (audio) =>
      audio.addEventListener('pause', () => {
        audio.dataset.pauses = String(Number(audio.dataset.pauses ?? 0) + 1);
      }),
    );
    await player.toggle('Pause').focus();
    await page.keyboard.press('Space');
    await expect(player.toggle('Lecture')).toBeFocused();
    await expect.poll(() => presses('pauses')).toBe('pauses 1');
    expect(await player.isPaused()).toBe(true);
    await page.keyboard.press('k');
    await expect(player.toggle('Pause')).toBeFocused();
    await expect.poll(player.isPaused).toBe(false);
  });

  test('dans un champ on écrit, sur un curseur on le déplace : rien d’autre', async ({
    page,
  }) => {
    const player = await listen(page);
    await goTo(page, '/outils');
    const field = page.getByRole('searchbox', { name: 'Rechercher un outil' });
    await field.click();
    await page.keyboard.type('km l?');
    await expect(field).toHaveValue('km l?');
    await expect(helpOn(page)).toBeHidden();
    await page.getByRole('combobox', { name: 'Catégorie' }).focus();
    await page.keyboard.press('m');
    await player.volume.focus();
    await page.keyboard.press('k');
    await page.keyboard.press('m');
    expect(await player.isPaused()).toBe(false);
    expect(await audioOf(page, (audio) => audio.muted)).toBe(false);
  });

  test('dans la fenêtre d’un autre dialogue, rien', async ({ page }) => {
    const player = await listen(page);
    await goTo(page, '/outils');
    await page.getByRole('button', { name: 'View Tutorial' }).click();
    const tutorial = page.getByRole('dialog', { name: 'Les outils en quatre étapes' });
    await expect(tutorial).toBeVisible();
    await page.keyboard.press('k');
    await tutorial.getByRole('heading').click();
    await page.keyboard.press('k');
    await page.keyboard.press('?');
    expect(await player.isPaused()).toBe(false);
    await expect(helpOn(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tutorial).toBeHidden();
    await page.keyboard.press('k');
    await expect.poll(player.isPaused).toBe(true);
  });

  test('la carte garde ses touches : une lettre y cherche un lieu, + et − zooment, le son ne bouge pas', async ({
    page,
  }) => {
    const player = await listen(page);
    await goTo(page, '/outils/carte-interactive/arabie');
    const map = page.getByRole('region', { name: 'Carte', exact: true });
    const marker = map.locator('[data-place][tabindex="0"]');
    await expect(marker).toHaveCount(1);
    await marker.focus();
    await page.keyboard.press('k');
    await page.keyboard.press('m');
    await page.keyboard.press('+');
    await page.keyboard.press('-');
    expect(await player.isPaused()).toBe(false);
    expect(await audioOf(page, (audio) => audio.muted)).toBe(false);
    await expect(map.locator('[data-place]:focus')).toHaveAttribute('data-place', /./);
  });

  test('les chiffres restent au quizz', async ({ page }) => {
    const player = await listen(page);
    await page.locator('main').focus();
    const before = await player.time();
    for (const digit of ['0', '1', '5', '9']) await page.keyboard.press(digit);
    expect(await player.isPaused()).toBe(false);
    expect(await player.time()).toBeLessThan(before + 5);
  });
});

test.describe('L’aide', () => {
  test('s’ouvre par « ? », dit les touches, se ferme par Échap et rend le focus', async ({
    page,
  }) => {
    const player = await listen(page);
    await player.toggle('Pause').focus();
    await page.keyboard.press('?');
    const help = helpOn(page);
    await expect(help).toBeVisible();
    await expect(help.getByRole('row', { name: /Lecture ou pause/ })).toContainText(
      'Espace ou K',
    );
    await page.keyboard.press('k');
    expect(await player.isPaused()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(player.toggle('Pause')).toBeFocused();
  });

  test('s’ouvre aussi des options, et rend le focus à leur bouton', async ({ page }) => {
    await listen(page);
    const options = optionsOn(page);
    await options.open();
    await options.panel.getByRole('button', { name: 'Raccourcis clavier' }).click();
    await expect(helpOn(page)).toBeVisible();
    await expect(options.panel).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(options.button).toBeFocused();
  });

  test('éteint les raccourcis, et s’en souvient à la visite suivante', async ({ page }) => {
    const player = await listen(page);
    await page.keyboard.press('?');
    await helpOn(page).getByText('Raccourcis activés').click();
    await page.keyboard.press('Escape');
    await page.locator('main').focus();
    for (const key of ['k', 'm', '?']) await page.keyboard.press(key);
    expect(await player.isPaused()).toBe(false);
    expect(await audioOf(page, (audio) => audio.muted)).toBe(false);
    await expect(helpOn(page)).toBeHidden();
    await page.reload();
    const again = playerOn(page);
    await listen(page);
    await page.keyboard.press('k');
    await page.keyboard.press('?');
    await expect(helpOn(page)).toBeHidden();
    expect(await again.isPaused()).toBe(false);
  });

  test('avant le premier épisode il n’y a pas de raccourcis', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('main').focus();
    for (const key of ['k', '?', 'n']) await page.keyboard.press(key);
    await expect(playerOn(page).region).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
