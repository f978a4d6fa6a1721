import { expect, it } from '@/tests/e2e/it';
import { goTo, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';
import { TREE, treeOn } from './treePage';

it.use({ reducedMotion: 'reduce' });

/** Windows, and the least share of their height that the tree has, above the player. */
const WINDOWS = [
  [1366, 768, 0.6],
  [1280, 800, 0.6],
  [390, 844, 0.5],
] as const;

it('the tree has its share of the first window, and of what the player leaves', async ({
  page,
}) => {
  const shareOf = async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    const [stage, player] = await Promise.all(
      [treeOn(page).region, playerOn(page).region].map(async (part) =>
        (await part.count()) > 0 ? part.boundingBox() : null,
      ),
    );
    const bottom = player?.y ?? page.viewportSize()?.height ?? Number.NaN;
    // What stands under the drawing on a phone, a glance or a notice, belongs to the tool.
    return (bottom - (stage?.y ?? Number.NaN)) / bottom;
  };
  const bottomOfTool = () =>
    treeOn(page).region.evaluate(
      (stage) => stage.parentElement?.getBoundingClientRect().bottom ?? Number.NaN,
    );
  await page.goto(TREE);
  for (const [width, height, least] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await shareOf(), `at ${width}×${height}`).toBeGreaterThanOrEqual(least);
    expect(await bottomOfTool()).toBeCloseTo(height, 0);
  }
  await page.goto('/episodes');
  await listenToCard(page, 0);
  await playerOn(page).expectAdvancing();
  await goTo(page, TREE);
  await expect(treeOn(page).region.locator('[data-ready]')).toBeVisible();
  for (const [width, height, least] of WINDOWS) {
    await page.setViewportSize({ width, height });
    expect(await shareOf(), `player open, at ${width}×${height}`).toBeGreaterThanOrEqual(least);
    const { y = Number.NaN } = (await playerOn(page).region.boundingBox()) ?? {};
    expect(await bottomOfTool()).toBeCloseTo(y, 0);
  }
  await page.setViewportSize({ width: 683, height: 384 });
  expect(await shareOf(), 'magnified twice').toBeGreaterThan(0.2);
});
