import type { Page } from '@playwright/test';
import { mapOn } from './mapPage';

export { MAP, PHONE } from './mapPage';

/** Returns the locators of the map's page that the story's tests need. */
export function mapScreenOn(page: Page) {
  const { region, marker, timeline, year } = mapOn(page);
  return { map: region, marker, timeline, year };
}
