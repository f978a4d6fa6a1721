import { expect, type Page } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';
import { waitInPage, type MapOnPage } from './mapPage';

/** Views in which one place, or two, are near the middle of a phone. */
export const AROUND_MEDINA = '34,54,1.3';

/** A point of the window, in pixels of the stage. */
export async function inStage(map: MapOnPage, { x, y }: Point): Promise<Point> {
  const box = await map.box();
  return { x: x - box.x, y: y - box.y };
}

export async function turn(page: Page, times: number, delta: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.mouse.wheel(0, delta);
}

export async function drag(page: Page, from: Point, by: Point, steps = 8): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps });
}

/** Lets go of the map after a rest, so that it does not glide on. */
export async function letGoAtRest(page: Page): Promise<void> {
  await waitInPage(page, 130);
  await page.mouse.up();
}

/** Two fingers on either side of a midpoint, this far from it. */
export const pair = ({ x, y }: Point, half: number): readonly [Point, Point] => [
  { x: x - half, y },
  { x: x + half, y },
];

/** The middle of a marker, in pixels of the window. */
export async function spotOf(map: MapOnPage, id: string): Promise<Point> {
  const box = await map.marker(id).boundingBox();
  if (!box) throw new Error(`Le lieu « ${id} » n’est pas à l’écran.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const isOpen = (map: MapOnPage, id: string) =>
  expect(map.marker(id)).toHaveAttribute('aria-current', 'true');

export const nothingIsOpen = (map: MapOnPage) =>
  expect(map.surface.locator('[aria-current="true"]')).toHaveCount(0);
