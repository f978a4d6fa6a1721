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
  const visit = visitTimeline();
  it.beforeEach(() => visit().timeline.home());

  it('enlarge it as much as they part, around the day between them, which they move', async () => {
    const { page, timeline } = visit();
    const fingers = await fingersOn(page);
    const { y } = await timeline.point(0.5, 0.5);
    const middle = { x: await timeline.leftOf('hegire'), y };
    const leftFrom = (x: number) => async () => Math.abs((await timeline.leftOf('hegire')) - x);
    const scale = await timeline.scale();
    await fingers.touchDown(...pointsAround(middle, 60));
    for (let half = 70; half <= 120; half += 10) {
      await fingers.move(...pointsAround(middle, half));
      await expect.poll(leftFrom(middle.x), { intervals: [16] }).toBeLessThanOrEqual(1);
    }
    for (let step = 1; step <= 5; step += 1)
      await fingers.move(...pointsAround({ x: middle.x + step * 16, y }, 120));
    await expect.poll(leftFrom(middle.x + 80)).toBeLessThanOrEqual(1);
    await fingers.touchUp();
    expect((await timeline.scale()) / scale).toBeCloseTo(2, 1);
  });

  it('scroll the page, not the timeline, when one moves up', async () => {
    const { page, timeline } = visit();
    const fingers = await fingersOn(page);
    const before = await timeline.view();
    const from = await timeline.point(0.5, 0.7);
    const scroll = await page.evaluate(() => scrollY);
    await fingers.touchDown(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x, y: from.y - step * 20 });
    await fingers.touchUp();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll + 100);
    expect(await timeline.view()).toEqual(before);
  });

  it('drag it exactly when one moves sideways', async () => {
    const { page, timeline } = visit();
    const fingers = await fingersOn(page);
    const from = await timeline.point(0.6, 0.5);
    const left = await timeline.leftOf('hegire');
    await fingers.touchDown(from);
    for (let step = 1; step <= 10; step += 1)
      await fingers.move({ x: from.x + step * 12, y: from.y });
    await fingers.touchUp();
    await timeline.settle();
    expect(Math.abs((await timeline.leftOf('hegire')) - (left + 120))).toBeLessThanOrEqual(1);
  });

  it('throw it into a glide, and stop it at once under reduced motion', async () => {
    const { page, timeline } = visit();
    const fingers = await fingersOn(page);
    const from = await timeline.point(0.7, 0.5);
    const thrown = async () => {
      const before = await timeline.view();
      await fingers.flickSideways(from, -240);
      const after = await timeline.view();
      expect(after.scale).toBe(before.scale);
      return (after.start - before.start) * before.scale;
    };
    expect(Math.abs((await thrown()) - 240)).toBeLessThanOrEqual(1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await timeline.home();
    expect(await thrown()).toBeGreaterThan(240 + 10);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
});
