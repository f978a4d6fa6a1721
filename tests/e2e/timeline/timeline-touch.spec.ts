import { fingersOn, pointsAround } from '@/tests/e2e/fingers';
import { expect, it } from '@/tests/e2e/it';
import { visitTimeline } from './timelinePage';

// A tablet: on a phone the list is the main view.
it.use({
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
});

it.describe('fingers on the timeline', () => {
  const timelinePage = visitTimeline();
  it.beforeEach(() => timelinePage().timeline.resetView());

  it('zoom the timeline by the ratio of their distances, and drag the day between them', async () => {
    const { page, timeline } = timelinePage();
    const fingers = await fingersOn(page);
    const { y } = await timeline.stagePoint(0.5, 0.5);
    const middle = { x: await timeline.leftOf('hegire'), y };
    const gapFrom = (x: number) => async () => Math.abs((await timeline.leftOf('hegire')) - x);
    const scale = await timeline.scale();
    await fingers.touchDown(...pointsAround(middle, 60));
    for (let radius = 70; radius <= 120; radius += 10) {
      await fingers.move(...pointsAround(middle, radius));
      await expect.poll(gapFrom(middle.x), { intervals: [16] }).toBeLessThanOrEqual(1);
    }
    for (let step = 1; step <= 5; step += 1)
      await fingers.move(...pointsAround({ x: middle.x + step * 16, y }, 120));
    await expect.poll(gapFrom(middle.x + 80)).toBeLessThanOrEqual(1);
    await fingers.touchUp();
    expect((await timeline.scale()) / scale).toBeCloseTo(2, 1);
  });

  it('scroll the page, not the timeline, when one finger moves up', async () => {
    const { page, timeline } = timelinePage();
    const fingers = await fingersOn(page);
    const viewBefore = await timeline.view();
    const from = await timeline.stagePoint(0.5, 0.7);
    const scrollBefore = await page.evaluate(() => scrollY);
    await fingers.touchDown(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x, y: from.y - step * 20 });
    await fingers.touchUp();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore + 100);
    expect(await timeline.view()).toEqual(viewBefore);
  });

  it('drag the timeline exactly when one finger moves sideways', async () => {
    const { page, timeline } = timelinePage();
    const fingers = await fingersOn(page);
    const from = await timeline.stagePoint(0.6, 0.5);
    const leftBefore = await timeline.leftOf('hegire');
    await fingers.touchDown(from);
    for (let step = 1; step <= 10; step += 1)
      await fingers.move({ x: from.x + step * 12, y: from.y });
    await fingers.touchUp();
    await timeline.waitUntilStill();
    expect(
      Math.abs((await timeline.leftOf('hegire')) - (leftBefore + 120)),
    ).toBeLessThanOrEqual(1);
  });

  it('make the timeline glide by a flick, except under reduced motion', async () => {
    const { page, timeline } = timelinePage();
    const fingers = await fingersOn(page);
    const from = await timeline.stagePoint(0.7, 0.5);
    const flickDistance = async () => {
      const viewBefore = await timeline.view();
      await fingers.flickSideways(from, -240);
      const viewAfter = await timeline.view();
      expect(viewAfter.scale).toBe(viewBefore.scale);
      return (viewAfter.start - viewBefore.start) * viewBefore.scale;
    };
    expect(Math.abs((await flickDistance()) - 240)).toBeLessThanOrEqual(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await timeline.resetView();
    expect(await flickDistance()).toBeGreaterThan(240 + 10);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
});
