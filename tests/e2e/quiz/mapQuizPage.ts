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

/** Returns the index of the description, as 'à 130 km au sud-ouest de Médine', that fits a place's position. */
function descriptionIndexOf(
  name: string,
  descriptions: readonly string[],
  { id }: QuizMap,
): number {
  const places = maps.get(id)?.places ?? [];
  const place = places.find((candidate) => nameOnMap(candidate.name) === name);
  return descriptions.findIndex((description) => {
    const [, statedDistance = '', article = '', landmark = ''] =
      /^(à .+?) (de|du|des) (.+)$/.exec(description) ?? [];
    const fullName = { de: '', du: 'Le ', des: 'Les ' }[article] + landmark;
    const landmarkPlace = places.find((candidate) => nameOnMap(candidate.name) === fullName);
    if (!place || !landmarkPlace) return false;
    const distance = distanceWords(kilometresBetween(landmarkPlace, place));
    return statedDistance === `à ${distance} ${windOf(landmarkPlace, place)}`;
  });
}

/** Selects the right description from the list, by keyboard. */
export async function answerByList(page: Page, map: QuizMap): Promise<void> {
  const { region } = mapQuizOn(page);
  const radios = region.getByRole('radio');
  await expect(radios).toHaveCount(4);
  const descriptions = await region.getByRole('group').locator('label').allTextContents();
  await radios.nth(descriptionIndexOf(await requestedPlace(page), descriptions, map)).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
}

/** Returns a place's point on the screen, computed from the map's manifest. */
export async function placePointOf(
  page: Page,
  name: string,
  { id }: QuizMap,
): Promise<{ x: number; y: number }> {
  const response = await page.request.get(`/maps/${id}/manifest.json`);
  const { pois }: { pois: { name: string; coordinates: [number, number] }[] } =
    await response.json();
  const place =
    pois.find((poi) => poi.name === name) ?? pois.find((poi) => poi.name.startsWith(name));
  if (!place) throw new Error(`${name} is not on the map.`);
  const box = await page.locator('[data-map="layer"] img').first().boundingBox();
  if (!box) throw new Error('The map is expected.');
  const [x, y] = place.coordinates;
  return { x: box.x + (x / 100) * box.width, y: box.y + (y / 100) * box.height };
}

/** Returns an uncovered point less than 24 pixels from a point; null where buttons cover all candidates. */
async function uncoveredPointNear(page: Page, point: { x: number; y: number }) {
  const candidates = [
    [14, -14],
    [-14, -14],
    [14, 14],
    [-14, 14],
  ].map(([deltaX = 0, deltaY = 0]) => ({ x: point.x + deltaX, y: point.y + deltaY }));
  const freeIndex = await page.evaluate(
    (points) =>
      points.findIndex(({ x, y }) => {
        const topElement = document.elementFromPoint(x, y);
        return topElement?.closest('[data-map="surface"]') && !topElement.closest('button');
      }),
    candidates,
  );
  return candidates[freeIndex] ?? null;
}

/** Pans by the map's buttons until a place is in the window and uncovered. */
export async function panUntilUncovered(
  page: Page,
  findPoint: () => Promise<{ x: number; y: number }>,
) {
  const { button, surface } = mapQuizOn(page);
  for (let moves = 0; moves < 8; moves += 1) {
    const point = await findPoint();
    const uncoveredPoint = await uncoveredPointNear(page, point);
    if (uncoveredPoint) return uncoveredPoint;
    const box = await surface.boundingBox();
    if (!box) throw new Error('The map is expected.');
    await button(panButtonTowards(point, box)).tap();
    // At the edge of the map panning has no effect: zoom in.
    if ((await findPoint()).x === point.x && (await findPoint()).y === point.y)
      await button('Agrandir').tap();
  }
  throw new Error('The place stays covered.');
}

function panButtonTowards(
  { x, y }: { x: number; y: number },
  box: { x: number; y: number; width: number; height: number },
): string {
  if (y < box.y + 24) return 'Vers le nord';
  if (y > box.y + box.height - 24) return 'Vers le sud';
  return x > box.x + box.width / 2 ? 'Vers l’est' : 'Vers l’ouest';
}

export async function requestedPlace(page: Page): Promise<string> {
  const question = await mapQuizOn(page).heading.textContent();
  const place = [...maps.values()]
    .flatMap(({ places }) => places)
    .find(({ name }) => whereQuestion(nameOnMap(name)) === question);
  if (!place) throw new Error(`«${question}» requests no known place.`);
  return nameOnMap(place.name);
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached with the keyboard.`);
}

/** Moves the reticle to a point by arrow keys, in coarse steps and then, with Shift, in fine steps. */
export async function moveReticleTo(
  page: Page,
  reticle: Locator,
  point: { x: number; y: number },
) {
  const frame = await reticle.locator('..').boundingBox();
  const reticleBox = await reticle.boundingBox();
  if (!frame || !reticleBox) throw new Error('The reticle is expected.');
  for (const [side, [backwardKey, forwardKey], offset] of [
    ['width', ['ArrowLeft', 'ArrowRight'], point.x - (reticleBox.x + reticleBox.width / 2)],
    ['height', ['ArrowUp', 'ArrowDown'], point.y - (reticleBox.y + reticleBox.height / 2)],
  ] as const) {
    const percent = Math.round(Math.abs((offset / frame[side]) * 100));
    const key = offset < 0 ? backwardKey : forwardKey;
    for (let steps = Math.floor(percent / 4); steps > 0; steps -= 1)
      await page.keyboard.press(key);
    for (let steps = percent % 4; steps > 0; steps -= 1)
      await page.keyboard.press(`Shift+${key}`);
  }
}
