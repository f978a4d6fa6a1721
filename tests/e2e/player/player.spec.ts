import { expect, it } from '@/tests/e2e/it';
import { requestsOf } from '@/tests/e2e/watch';
import { cardButton, ARABIA, playerOptionsOn, SOURCES } from './playerOptions';
import { goByMenu, navigateWithoutReload, listenToCard, playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

it('the first press plays, shows the episode and fills the media session', async ({ page }) => {
  const audioRequests = requestsOf(page, /\.mp3/);
  await page.addInitScript(() => {
    const positions: MediaPositionState[] = [];
    const seen = { mixers: 0, positions };
    Reflect.set(window, 'seen', () => seen);
    const session = navigator.mediaSession;
    const setPosition = session.setPositionState.bind(session);
    session.setPositionState = (state) => {
      if (state) positions.push(state);
      setPosition(state);
    };
    const NativeAudioContext = window.AudioContext;
    window.AudioContext = class extends NativeAudioContext {
      constructor() {
        super();
        seen.mixers += 1;
      }
    };
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { region, toggle, expectAdvancing } = playerOn(page);
  const audio = page.locator('audio');
  await expect(region).toBeHidden();
  await expect(audio).toHaveAttribute('preload', 'metadata');
  expect(audioRequests).toEqual([]);

  await listenToCard(page, 1);
  await expectAdvancing();
  await expect(region.getByText('Épisode 11', { exact: true })).toBeVisible();
  await expect(region.getByText('Chroniques de l’Islam')).toBeVisible();
  await expect(region.getByRole('presentation')).toBeVisible();
  await expect(toggle('Pause')).toBeVisible();
  expect(await audio.evaluate((element: HTMLAudioElement) => element.volume)).toBe(0.8);

  const session = await page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    album: navigator.mediaSession.metadata?.album,
    pictures: navigator.mediaSession.metadata?.artwork.map(({ src }) => src) ?? [],
    state: navigator.mediaSession.playbackState,
  }));
  expect(session.title).toContain('Épisode 11');
  expect(session).toMatchObject({ album: 'Chroniques de l’Islam', state: 'playing' });
  expect(session.pictures.length).toBeGreaterThan(1);
  expect(session.pictures.filter((address) => !/^https?:\/\//.test(address))).toEqual([]);

  // The sound comes from the element itself: a locked phone would silence Web Audio.
  await expect(playerOptionsOn(page).button).toBeVisible();
  await expect(audio).not.toHaveAttribute('crossorigin', /.*/);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen')());
  expect(seen.mixers).toBe(0);
  expect(seen.positions.length).toBeGreaterThan(0);
  expect(seen.positions.length).toBeLessThan(12);
});

it('playback continues through navigations and failing pages', async ({ page }) => {
  await page.goto('/');
  const player = playerOn(page);
  await listenToCard(page, 0);
  await player.expectAdvancing();
  await player.tagElement();
  let timeBefore = await player.time();
  const expectPlaying = async () => {
    await player.expectAdvancing();
    await player.expectSameElement();
    expect(await player.time()).toBeGreaterThan(timeBefore);
    expect(await player.isPaused()).toBe(false);
    timeBefore = await player.time();
  };
  for (const [name, path] of [
    ['Episodes', '/episodes'],
    ['Quizz', '/outils/quizz'],
    ['A propos', '/about'],
  ] as const) {
    await goByMenu(page, name);
    await expect(page).toHaveURL(path);
    await expectPlaying();
  }
  await page.goBack();
  await expect(page).toHaveURL('/outils/quizz');
  await expectPlaying();
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => Reflect.get(window, 'next').router.refresh());
  await expectPlaying();
  await navigateWithoutReload(page, '/nulle-part');
  await expect(page.getByRole('heading', { name: 'Cette page est introuvable' })).toBeVisible();
  await expectPlaying();
  await page.evaluate(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('thrown by the test');
      }
    } as unknown as typeof IntersectionObserver;
  });
  await goByMenu(page, 'Accueil');
  await expect(
    page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' }),
  ).toBeVisible();
  await expectPlaying();
});

it('each episode resumes at its position until the player closes', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/');
  const player = playerOn(page);
  const [sourcesButton, arabiaButton] = [cardButton(page, SOURCES), cardButton(page, ARABIA)];
  await sourcesButton.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const [firstButton, secondButton] =
      document.querySelectorAll<HTMLElement>('article [data-episode]');
    firstButton?.click();
    secondButton?.click();
  });
  await player.expectAdvancing();
  await expect(player.region.getByText('Épisode 11', { exact: true })).toBeVisible();
  await expect(sourcesButton).toHaveAttribute('data-sounding', 'false');
  await expect(arabiaButton).toHaveAttribute('data-sounding', 'true');
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toContain(
    'Épisode 11',
  );
  expect(warnings.filter((text) => text.includes('Play error'))).toEqual([]);

  await player.toggle('Pause').click();
  await player.toggle('Lecture').dblclick();
  await expect(player.toggle('Pause')).toBeVisible();
  await player.expectAdvancing();

  await player.forward.click();
  await expect.poll(player.time).toBeGreaterThan(15);
  await sourcesButton.click();
  await expect.poll(player.time).toBeLessThan(5);
  await player.expectAdvancing();
  await arabiaButton.click();
  await expect.poll(player.time).toBeGreaterThan(15);

  await player.close.click();
  await expect(player.region).toBeHidden();
  expect(await page.locator('audio').getAttribute('src')).toBeNull();
  await expect(arabiaButton).toBeFocused();
});
