import { expect, test, type Page } from '@playwright/test';
import { ARABIA, HUDAYBIYYA, listenAtHome, optionsOn, SOURCES } from './playerOptions';
import { playerOn } from './playerPage';
import { story } from '@/tests/e2e/content';

test.use({ viewport: { width: 1280, height: 900 } });

/** Takes the sounding episode to its end, with the keys of the bar. */
async function reachTheEnd(page: Page): Promise<void> {
  const player = playerOn(page);
  await player.progress.focus();
  await page.keyboard.press('End');
}

/** Counts the `ended` events of the one element. */
async function countEnds(page: Page) {
  const audio = page.locator('audio');
  await audio.evaluate((element) =>
    element.addEventListener('ended', () => {
      element.dataset.ends = String(Number(element.dataset.ends ?? 0) + 1);
      element.dataset.follows = element.getAttribute('src') ?? '';
    }),
  );
  return {
    expectEnds: (ends: number) => expect(audio).toHaveAttribute('data-ends', String(ends)),
    /** The source that the element had once everybody had heard of the end. */
    follows: () => audio.getAttribute('data-follows'),
  };
}

test.describe('À la fin d’un épisode', () => {
  test('le suivant de l’histoire s’enchaîne, dans le même élément et l’événement même', async ({
    page,
  }) => {
    const player = await listenAtHome(page, HUDAYBIYYA);
    await expect(player.region.getByText('Épisode 10', { exact: true })).toBeVisible();
    await player.mark();
    const options = optionsOn(page);
    await options.open();
    await expect(options.panel.getByText(/^Ensuite .*Épisode 11/)).toBeVisible();
    await page.keyboard.press('Escape');
    const ends = await countEnds(page);
    await reachTheEnd(page);
    await ends.expectEnds(1);
    expect(await ends.follows()).toContain(ARABIA);
    await expect(player.region.getByText('Épisode 11', { exact: true })).toBeVisible();
    await player.expectAdvancing();
    await player.expectMarked();
    await expect
      .poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title))
      .toContain('Épisode 11');
  });

  test('rien ne s’enchaîne quand on ne le veut pas, et ce choix reste', async ({ page }) => {
    const player = await listenAtHome(page, HUDAYBIYYA);
    const options = optionsOn(page);
    await options.open();
    await options.panel.getByText('Enchaîner avec l’épisode suivant').click();
    await expect(options.goesOn).not.toBeChecked();
    await page.keyboard.press('Escape');
    const ends = await countEnds(page);
    await reachTheEnd(page);
    await ends.expectEnds(1);
    expect(await ends.follows()).toContain(HUDAYBIYYA);
    await expect(player.toggle('Lecture')).toBeVisible();
    await page.reload();
    await listenAtHome(page, HUDAYBIYYA);
    await options.open();
    await expect(options.goesOn).not.toBeChecked();
  });

  test('après le dernier de l’histoire, tout s’arrête', async ({ page }) => {
    const player = await listenAtHome(page, SOURCES);
    await expect(optionsOn(page).button).toBeVisible();
    const ends = await countEnds(page);
    await reachTheEnd(page);
    await ends.expectEnds(1);
    expect(await ends.follows()).toContain(SOURCES);
    await expect(player.toggle('Lecture')).toBeVisible();
  });

  test('la minuterie « fin de l’épisode » retient la suite', async ({ page }) => {
    const player = await listenAtHome(page, HUDAYBIYYA);
    const options = optionsOn(page);
    await options.open();
    await options.timer.selectOption('Fin de l’épisode');
    await page.keyboard.press('Escape');
    const ends = await countEnds(page);
    await reachTheEnd(page);
    await ends.expectEnds(1);
    expect(await ends.follows()).toContain(HUDAYBIYYA);
    await expect(player.toggle('Lecture')).toBeVisible();
    await options.open();
    await expect(options.timer).toHaveValue('off');
  });

  test('sans les données voisines, l’épisode finit simplement', async ({ page }) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.route('**/lecture.json', (route) => route.abort());
    const player = await listenAtHome(page, HUDAYBIYYA);
    const options = optionsOn(page);
    await options.open();
    await expect(options.panel.getByText('Rien n’est prévu après cet épisode.')).toBeVisible();
    await page.keyboard.press('Escape');
    const ends = await countEnds(page);
    await reachTheEnd(page);
    await ends.expectEnds(1);
    await expect(player.toggle('Lecture')).toBeVisible();
    expect(failures).toEqual([]);
  });
});

test.describe('La file', () => {
  /** Puts an episode in the queue from its own page, without reloading the site. */
  async function queueFrom(page: Page, slug: string): Promise<void> {
    await page.evaluate(
      (to) => Reflect.get(window, 'next').router.push(to),
      `/episodes/${slug}`,
    );
    await expect(page).toHaveURL(`/episodes/${slug}`);
    await page.getByRole('button', { name: 'Ajouter à la file' }).click();
    await expect(page.getByRole('button', { name: 'Retirer de la file' })).toBeVisible();
  }

  test('passe avant l’histoire, dans l’ordre que l’on veut', async ({ page }) => {
    const player = await listenAtHome(page, HUDAYBIYYA);
    await queueFrom(page, story[0]?.slug ?? '');
    await queueFrom(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await expect(options.waiting).toHaveText([/Épisode 1\s/, /Hors série/]);
    await options.panel.getByRole('button', { name: /^Monter « .*Hors série/ }).click();
    await expect(options.waiting).toHaveText([/Hors série/, /Épisode 1\s/]);
    await page.keyboard.press('Escape');
    await reachTheEnd(page);
    await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
    await player.expectAdvancing();
    await page.keyboard.press('n');
    await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
    await page.locator('main').focus();
    await page.keyboard.press('n');
    await expect(player.region.getByText(/Épisode 1\s/)).toBeVisible();
    await player.expectAdvancing();
    await options.open();
    await expect(options.waiting).toHaveCount(0);
  });

  test('survit à un rechargement de la page', async ({ page }) => {
    await listenAtHome(page, HUDAYBIYYA);
    await queueFrom(page, SOURCES);
    await page.reload();
    const options = optionsOn(page);
    await options.open();
    await expect(options.waiting).toHaveText([/Hors série/]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Retirer de la file' })).toBeVisible();
  });

  test('se vide épisode par épisode', async ({ page }) => {
    await listenAtHome(page, HUDAYBIYYA);
    await queueFrom(page, SOURCES);
    const options = optionsOn(page);
    await options.open();
    await options.panel.getByRole('button', { name: /^Retirer « .*Hors série/ }).click();
    await expect(options.waiting).toHaveCount(0);
    await expect(options.panel.getByRole('heading', { name: 'À suivre' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ajouter à la file' })).toBeVisible();
  });

  test('se conduit au système : « piste suivante » et « piste précédente »', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const handlers = new Map<string, MediaSessionActionHandler>();
      Reflect.set(window, 'handlers', handlers);
      const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
      navigator.mediaSession.setActionHandler = (action, handler) => {
        if (handler) handlers.set(action, handler);
        else handlers.delete(action);
        original(action, handler);
      };
    });
    const offered = () =>
      page.evaluate(() => [
        ...(Reflect.get(window, 'handlers') as Map<string, unknown>).keys(),
      ]);
    const press = (action: string) =>
      page.evaluate(
        (name) => (Reflect.get(window, 'handlers') as Map<string, () => void>).get(name)?.(),
        action,
      );
    const player = await listenAtHome(page, ARABIA);
    await expect.poll(offered).toContain('previoustrack');
    await press('nexttrack');
    await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
    await expect.poll(offered).toContain('previoustrack');
    expect(await offered()).not.toContain('nexttrack');
    await press('previoustrack');
    await expect(player.region.getByText('Épisode 11', { exact: true })).toBeVisible();
    await player.expectAdvancing();
  });
});
