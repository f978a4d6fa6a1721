import type { Page } from '@playwright/test';
import { mapOn } from './mapPage';

export { MAP, PHONE } from './mapPage';

/** What the tests of the story ask of the map's page. */
export function screenOn(page: Page) {
  const { region, marker, timeline, year } = mapOn(page);
  return { map: region, marker, timeline, year };
}
