import type { Page } from '@playwright/test';
import { buildings } from '@/tests/e2e/content';
import { expect } from '@/tests/e2e/it';

const first = buildings.findLast(({ documents }) => documents.length > 0);
if (!first) throw new Error('content/buildings: a building with a document is expected.');

/** A building to which a document leads, and the address of its page. */
export const building = first;
export const PATH = `/outils/reconstitutions/${building.id}`;

export const stageOf = (page: Page) => page.getByRole('region', { name: 'Reconstitution' });
export const opener = (page: Page) => page.getByRole('button', { name: /^Ouvrir en 3D/ });

/** Opens the stage of the page, once its canvas is there. */
export async function openStage(page: Page): Promise<void> {
  await opener(page).click();
  await expect(stageOf(page).locator('canvas')).toBeVisible();
}
