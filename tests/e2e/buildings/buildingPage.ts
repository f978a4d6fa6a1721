import type { Page } from '@playwright/test';
import { buildings } from '@/tests/e2e/content';
import { expect } from '@/tests/e2e/it';

const buildingWithDocument = buildings.findLast(({ documents }) => documents.length > 0);
if (!buildingWithDocument)
  throw new Error('content/buildings: a building with a document is expected.');

/** A building to which a document leads, and the address of its page. */
export const building = buildingWithDocument;
export const PATH = `/outils/reconstitutions/${building.id}`;

export const stageOf = (page: Page) => page.getByRole('region', { name: 'Reconstitution' });
export const openButtonOf = (page: Page) => page.getByRole('button', { name: /^Ouvrir en 3D/ });

/** Opens the stage of the page, and waits for its canvas. */
export async function openStage(page: Page): Promise<void> {
  await openButtonOf(page).click();
  await expect(stageOf(page).locator('canvas')).toBeVisible();
}
