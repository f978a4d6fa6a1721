import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, TOUCH_PHONE, type MapOnPage } from './mapPage';
import { distanceOf, placesOfMap } from './picture';

/** Locates the places that share the marker of Mecca at the scale of a first visit. */
const membersOn = (map: MapOnPage) =>
  map.surface.locator('[data-member]:not([data-member="no"])');

// The formation of groups and the place of their lists are tested in tests/unit/lib/map/markers/group*.test.ts.
it.describe('places too close for separate markers', () => {
  it.use({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });

  it('share a marker with their number, and keep their own positions', async ({ page }) => {
    const map = mapOn(page);
    await map.open(null);
    const host = map.marker('la-mecque');
    await expect(host).toHaveAttribute('aria-expanded', 'false');
    await expect(host).toHaveText(/^La Mecque\+\d/);
    await expect(host).toHaveAccessibleDescription(/lieux voisins\s: \d$/);
    const members = await membersOn(map).evaluateAll((markers) =>
      markers.map((marker) => marker.getAttribute('data-place') ?? ''),
    );
    expect(members.length).toBeGreaterThan(3);
    const [viewport, stage] = [await map.viewport(), await map.box()];
    for (const id of members) {
      const place = placesOfMap().find((candidate) => candidate.id === id);
      const centre = await map.centreOf(id);
      if (!place) throw new Error(`${id} is not in the content.`);
      const stagePoint = { x: centre.x - stage.x, y: centre.y - stage.y };
      expect(distanceOf(viewport, place, stagePoint), id).toBeLessThanOrEqual(0.5);
      await expect(page.getByRole('button', { name: await nameOf(map, id) })).toBeAttached();
    }
    await expectNoViolations(page);
  });

  it('are listed when their marker has the focus, and open from the list', async ({ page }) => {
    const map = mapOn(page);
    await map.open(null);
    await map.marker('la-mecque').focus();
    await expect(map.marker('la-mecque')).toHaveAttribute('aria-expanded', 'true');
    const list = map.surface.getByRole('group', { name: /^La Mecque \+\d/ });
    await expect(list).toBeVisible();
    const member = membersOn(map).filter({ hasText: 'Hudaybiyya' });
    await expect(member).toHaveAttribute('data-member', 'open');
    const [row, card] = [await member.boundingBox(), await list.boundingBox()];
    if (!row || !card) throw new Error('The list is not on the screen.');
    expect(row.x).toBeGreaterThan(card.x);
    expect(row.y + row.height).toBeLessThan(card.y + card.height);
    await expectNoViolations(page);
    await member.focus();
    await expect(member).toHaveAttribute('data-member', 'open');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await member.focus();
    await page.keyboard.press('Enter');
    await map.expectOpen('hudaybiyya');
    await expect(map.place('Hudaybiyya')).toBeFocused();
  });

  it('are listed under a filter, and have markers when zoomed in', async ({ page }) => {
    const map = mapOn(page);
    await map.open(null);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Villes');
    await expect(map.surface.locator('[data-member="closed"]')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Tous');
    await expect(map.surface.locator('[data-member="closed"]')).not.toHaveCount(0);
    await map.resetView(6);
    await expect(membersOn(map)).toHaveCount(0);
  });
});

it.describe('places too close for separate markers, on a touch screen', () => {
  it.use(TOUCH_PHONE);

  it('are listed after a press on their marker', async ({ page }) => {
    const map = mapOn(page);
    await page.goto(MAP);
    await map.waitUntilReady();
    await map.waitUntilStill();
    await map.marker('medine').tap();
    await map.expectOpen('medine');
    await map.waitUntilStill();
    // The map has zoomed in: places that still lack room are in an open list.
    for (const id of ['quba', 'uhud', 'khandaq'])
      await expect(map.marker(id)).not.toHaveAttribute('data-member', 'closed');
    await expect(map.place('Médine (Yathrib)')).toBeVisible();
  });
});

const nameOf = async (map: MapOnPage, id: string): Promise<string> =>
  (await map.marker(id).getAttribute('aria-label')) ?? '';
