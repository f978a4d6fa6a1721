import { expect, test, type Page } from '@playwright/test';

const MAP = '/outils/carte-interactive/arabie';
const YEARS = Array.from({ length: 22 }, (_, index) => 609 + index);

/** Opens the timeline; from here on the page notes every year that it shows and every address that it writes. */
async function openTimeline(page: Page) {
  await page.addInitScript(() => {
    const notes = { years: [] as number[], writes: 0 };
    Reflect.set(window, 'notes', notes);
    const replace = history.replaceState.bind(history);
    history.replaceState = (...parameters) => {
      notes.writes += 1;
      replace(...parameters);
    };
    const look = (): void => {
      const slider = document.querySelector<HTMLInputElement>('input[aria-label="Année"]');
      const year = slider?.valueAsNumber;
      if (year !== undefined && notes.years.at(-1) !== year) notes.years.push(year);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(MAP);
  await expect(page.locator('[data-map="surface"]')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  const timeline = page.getByRole('group', { name: 'Chronologie' });
  return { timeline, year: page.getByRole('slider', { name: 'Année' }) };
}

const notesOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'notes') as { years: number[]; writes: number });

test.describe('La chronologie', () => {
  test('montre chaque année une fois, dans l’ordre, et écrit peu l’adresse', async ({
    page,
  }) => {
    const { timeline, year } = await openTimeline(page);
    const before = (await notesOf(page)).writes;
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await expect(year).toHaveValue('630', { timeout: 20_000 });
    await expect(timeline.getByRole('button', { name: 'Lecture' })).toBeVisible();
    const { years, writes } = await notesOf(page);
    expect(years).toEqual(YEARS);
    // A year lasts 200 ms: at one write a second, 4.4 s of playing cost at most six.
    expect(writes - before).toBeLessThanOrEqual(6);
  });

  test('se fige à la pause, et quand l’onglet est caché', async ({ page }) => {
    const { timeline, year } = await openTimeline(page);
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await expect.poll(() => year.inputValue().then(Number)).toBeGreaterThan(612);
    await timeline.getByRole('button', { name: 'Pause' }).click();
    const paused = await year.inputValue();
    const now = () => page.evaluate(() => performance.now());
    const then = await now();
    // Three more years would have passed, had it gone on.
    await expect.poll(now).toBeGreaterThan(then + 600);
    expect(await year.inputValue()).toBe(paused);
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await expect.poll(() => year.inputValue().then(Number)).toBeGreaterThan(Number(paused));
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(timeline.getByRole('button', { name: 'Lecture' })).toBeVisible();
  });

  test('avance et recule de 50 ans, sans sortir de 609-630', async ({ page }) => {
    const { timeline, year } = await openTimeline(page);
    await timeline.getByRole('button', { name: 'Avancer de 50 ans' }).click();
    await expect(year).toHaveValue('630');
    await expect(timeline.getByText('630 ap. J.-C.').first()).toBeVisible();
    await timeline.getByRole('button', { name: 'Reculer de 50 ans' }).click();
    await expect(year).toHaveValue('609');
  });

  test('ne fait battre les repères que par transformation et opacité, moins de trois fois par seconde', async ({
    page,
  }) => {
    const { timeline } = await openTimeline(page);
    await timeline.getByRole('button', { name: 'Avancer de 50 ans' }).click();
    await expect(page.locator('[data-place="badr"]')).toHaveAttribute('data-pulsing', 'true');
    const beats = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
        .filter(
          (effect) =>
            effect.pseudoElement === '::after' && effect.target?.closest('[data-place]'),
        )
        .map((effect) => ({
          properties: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
          milliseconds: Number(effect.getTiming().duration),
        })),
    );
    expect(beats.length).toBeGreaterThan(10);
    for (const { properties, milliseconds } of beats) {
      const animated = properties.filter(
        (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
      );
      expect([...new Set(animated)].sort()).toEqual(['opacity', 'transform']);
      expect(milliseconds).toBeGreaterThan(1000 / 3);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      )
      .toBe(0);
  });
});
