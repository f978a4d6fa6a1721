import { expect, type Locator, type Page } from '@playwright/test';
import { nameOnMap } from '@/lib/map/markers/labels';
import { distanceWords, kilometresBetween, windOf } from '@/lib/quiz/map/distance';
import { whereQuestion } from '@/lib/quiz/map/whereQuestion';
import { maps } from '@/tests/e2e/content';

export const MAP_QUIZ = '/outils/quizz/carte';

export function mapQuizOn(page: Page) {
  const region = page.getByRole('region', { name: 'Quiz sur la carte' });
  return {
    region,
    button: (name: string | RegExp) => region.getByRole('button', { name }),
    heading: region.getByRole('heading', { level: 2 }),
    surface: region.locator('[data-map="surface"]'),
    rank: (rank: number) => region.getByText(`Lieu ${rank} / 10`, { exact: true }),
    record: region.getByRole('link', { name: /^La fiche du lieu/ }),
  };
}

export const MAPS = [
  { id: 'arabie', title: /^L’Arabie/ },
  { id: 'medine', title: /^Médine/ },
] as const;
type QuizMap = (typeof MAPS)[number];

export async function startMapQuiz(page: Page, { title }: QuizMap): Promise<void> {
  await page.goto(MAP_QUIZ);
  await mapQuizOn(page).button(title).click();
  await expect(mapQuizOn(page).heading).toHaveText(/^Où est /);
}

/** Finds the description, 'à 130 km au sud-ouest de Médine', that fits a place's position. */
function candidateOf(name: string, where: readonly string[], { id }: QuizMap): number {
  const places = maps.get(id)?.places ?? [];
  const place = places.find((one) => nameOnMap(one.name) === name);
  return where.findIndex((words) => {
    const [, stated = '', article = '', landmark = ''] =
      /^(à .+?) (de|du|des) (.+)$/.exec(words) ?? [];
    const full = { de: '', du: 'Le ', des: 'Les ' }[article] + landmark;
    const from = places.find((one) => nameOnMap(one.name) === full);
    if (!place || !from) return false;
    const distance = distanceWords(kilometresBetween(from, place));
    return stated === `à ${distance} ${windOf(from, place)}`;
  });
}

/** Selects the right description from the list, by keyboard. */
export async function answerByList(page: Page, map: QuizMap): Promise<void> {
  const { region } = mapQuizOn(page);
  const radios = region.getByRole('radio');
  await expect(radios).toHaveCount(4);
  const where = await region.getByRole('group').locator('label').allTextContents();
  await radios.nth(candidateOf(await askedPlace(page), where, map)).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
}

/** Returns a place's point on the screen, computed from the map's manifest. */
export async function spotOf(
  page: Page,
  name: string,
  { id }: QuizMap,
): Promise<{ x: number; y: number }> {
  const response = await page.request.get(`/maps/${id}/manifest.json`);
  const { pois }: { pois: { name: string; coordinates: [number, number] }[] } =
    await response.json();
  const place =
    pois.find((one) => one.name === name) ?? pois.find((one) => one.name.startsWith(name));
  if (!place) throw new Error(`${name} is not on the map.`);
  const box = await page.locator('[data-map="layer"] img').first().boundingBox();
  if (!box) throw new Error('The map is expected.');
  const [x, y] = place.coordinates;
  return { x: box.x + (x / 100) * box.width, y: box.y + (y / 100) * box.height };
}

/** Returns a point less than 24 pixels from a spot where nothing covers the map; null where buttons do. */
async function besideOf(page: Page, spot: { x: number; y: number }) {
  const candidates = [
    [14, -14],
    [-14, -14],
    [14, 14],
    [-14, 14],
  ].map(([right = 0, down = 0]) => ({ x: spot.x + right, y: spot.y + down }));
  const free = await page.evaluate(
    (points) =>
      points.findIndex(({ x, y }) => {
        const topElement = document.elementFromPoint(x, y);
        return topElement?.closest('[data-map="surface"]') && !topElement.closest('button');
      }),
    candidates,
  );
  return candidates[free] ?? null;
}

/** Pans by the map's buttons until a place is in the window and uncovered. */
export async function uncover(page: Page, find: () => Promise<{ x: number; y: number }>) {
  const { button, surface } = mapQuizOn(page);
  for (let moves = 0; moves < 8; moves += 1) {
    const spot = await find();
    const uncovered = await besideOf(page, spot);
    if (uncovered) return uncovered;
    const box = await surface.boundingBox();
    if (!box) throw new Error('The map is expected.');
    await button(wayTo(spot, box)).tap();
    // At the edge of the map panning has no effect: zoom in.
    if ((await find()).x === spot.x && (await find()).y === spot.y)
      await button('Agrandir').tap();
  }
  throw new Error('The place does not come out.');
}

function wayTo(
  { x, y }: { x: number; y: number },
  box: { x: number; y: number; width: number; height: number },
): string {
  if (y < box.y + 24) return 'Vers le nord';
  if (y > box.y + box.height - 24) return 'Vers le sud';
  return x > box.x + box.width / 2 ? 'Vers l’est' : 'Vers l’ouest';
}

export async function askedPlace(page: Page): Promise<string> {
  const question = await mapQuizOn(page).heading.textContent();
  const place = [...maps.values()]
    .flatMap(({ places }) => places)
    .find(({ name }) => whereQuestion(nameOnMap(name)) === question);
  if (!place) throw new Error(`«${question}» asks for no place.`);
  return nameOnMap(place.name);
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached with the keyboard.`);
}

/** Moves the reticle to a point by arrow keys, in coarse steps and then, with Shift, in fine ones. */
export async function aimAt(page: Page, reticle: Locator, spot: { x: number; y: number }) {
  const frame = await reticle.locator('..').boundingBox();
  const at = await reticle.boundingBox();
  if (!frame || !at) throw new Error('The reticle is expected.');
  for (const [side, [less, more], centre] of [
    ['width', ['ArrowLeft', 'ArrowRight'], spot.x - (at.x + at.width / 2)],
    ['height', ['ArrowUp', 'ArrowDown'], spot.y - (at.y + at.height / 2)],
  ] as const) {
    const percent = Math.round(Math.abs((centre / frame[side]) * 100));
    const key = centre < 0 ? less : more;
    for (let left = Math.floor(percent / 4); left > 0; left -= 1)
      await page.keyboard.press(key);
    for (let left = percent % 4; left > 0; left -= 1) await page.keyboard.press(`Shift+${key}`);
  }
}
