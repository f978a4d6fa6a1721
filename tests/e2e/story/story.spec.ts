import { readFileSync } from 'node:fs';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { deferred } from '@/tests/e2e/network';
import { navigateWithoutReload } from '@/tests/e2e/player/playerPage';
import {
  episodePath,
  STORY_MAP,
  MEDINE,
  momentsOf,
  NO_PLACE_OR_DATE,
  STORY_PHONE,
  REVELATION,
  storyOn,
  STORY_WIDE,
} from '@/tests/e2e/story/storyPage';
import { requestsOf } from '@/tests/e2e/watch';

it('the server’s HTML links passages to the map and to the timeline', async ({ request }) => {
  const html = await (await request.get(episodePath(MEDINE))).text();
  const { cues } = JSON.parse(readFileSync(`content/episodes/${MEDINE}.json`, 'utf8')) as {
    readonly cues: readonly unknown[];
  };
  const notes = html.split(/<[^>]* data-passage\b/).slice(1);
  expect(notes.length).toBeGreaterThan(cues.length / 2);
  const notesLinkingTo = (start: string) =>
    notes.filter((note) => note.slice(0, 1000).includes(`href="${start}`));
  expect(notesLinkingTo('/outils/carte-interactive/').length).toBeGreaterThan(cues.length / 4);
  expect(notesLinkingTo('/outils/frise?').length).toBeGreaterThan(cues.length / 4);
});

it('the story loads once followed, and its bar keeps one height', async ({ page }) => {
  const requests = requestsOf(page);
  await page.setViewportSize(STORY_PHONE);
  const moments = await momentsOf(page, REVELATION);
  const { followButton, seek, sheet, stopButton, pause } = storyOn(page);
  await page.goto(episodePath(REVELATION), { waitUntil: 'networkidle' });
  expect(requests.filter((path) => path.endsWith('/recit.json'))).toEqual([]);
  const scriptCount = requests.filter((path) => path.endsWith('.js')).length;
  await followButton.click();
  await expect(sheet).toBeVisible();
  await expect.poll(() => requests.some((path) => path.endsWith('/recit.json'))).toBe(true);
  expect(requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scriptCount);

  await pause();
  const views = sheet.locator('[data-story-views] > svg');
  const heights = new Set<number>();
  for (const second of [-0.3, ...moments.map((moment) => moment.start)]) {
    await seek(second);
    const moment = moments.findLast(({ start }) => start <= second + 0.3);
    await expect(sheet).toContainText(moment?.words ?? NO_PLACE_OR_DATE);
    await expect(views).toHaveCount(2);
    heights.add(Math.round((await sheet.boundingBox())?.height ?? 0));
  }
  expect([...heights]).toHaveLength(1);

  const datedMoment = moments.find(({ place, years }) => place && years);
  await seek(datedMoment?.start ?? 0);
  for (const viewport of [STORY_PHONE, STORY_WIDE]) {
    await page.setViewportSize(viewport);
    await expect(sheet).toContainText(datedMoment?.words ?? '');
    await expect(views.first()).toBeVisible();
    await expect(views.first().locator('[data-narrated="true"]')).toHaveCount(1);
    await expect(views.last().locator('[data-year-cursor]')).toHaveAttribute(
      'visibility',
      'visible',
    );
  }
  const mapDot = page.locator(`article [data-dot="${datedMoment?.place?.id}"]`).first();
  await expect(mapDot).toHaveAttribute('data-narrated', 'true');
  await expectNoViolations(page);
  await stopButton.click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-narrated="true"][data-dot]')).toHaveCount(0);
});

// Announcements and the end of the story are tested in tests/unit/components/story.
it('the story begins at the second of the address', async ({ page }) => {
  const moments = (await momentsOf(page, MEDINE)).filter(({ words }) => words !== null);
  const lastMoment = moments.at(-1);
  const second = Math.ceil(lastMoment?.start ?? 0);
  await page.goto(`${episodePath(MEDINE)}?t=${second}`);
  const { followButton, sheet, audio, time } = storyOn(page);
  await expect(
    page.getByRole('button', { name: /^Écouter à partir de/ }).first(),
  ).toBeVisible();
  expect(
    await audio.evaluateAll((elements) =>
      elements.filter((element) => element.hasAttribute('src')),
    ),
  ).toEqual([]);
  await followButton.click();
  await expect(sheet).toContainText(lastMoment?.words ?? '');
  expect(await time()).toBeGreaterThanOrEqual(second - 0.1);
});

it('a passage of a place, event or person plays on its page', async ({ page }) => {
  const { time } = storyOn(page);
  const paths = [
    `${STORY_MAP}/badr`,
    '/outils/frise/uhud',
    '/outils/arbre-genealogique/khadija',
  ];
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? page.goto(path) : navigateWithoutReload(page, path));
    const button = page.getByRole('button', { name: /^Écouter ce passage, \d+:\d\d/ }).first();
    const [, minutes = '', seconds = ''] =
      /(\d+):(\d\d)/.exec((await button.textContent()) ?? '') ?? [];
    const start = Number(minutes) * 60 + Number(seconds);
    await button.click();
    await expect.poll(time).toBeGreaterThanOrEqual(start - 0.1);
    expect(await time()).toBeLessThan(start + 20);
    // A map may add its view to the query.
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

it('the story’s views appear in a container rendered later', async ({ page }) => {
  const { release, released } = deferred();
  let [sheetRequests, viewRequests] = [0, 0];
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.includes('Récit suspendu')) {
      sheetRequests++;
      await released;
    }
    await route.fulfill({ response });
    if (script.includes('data-year-cursor')) viewRequests++;
  });
  const { followButton, sheet, audio, pause } = storyOn(page);
  await page.goto(episodePath(REVELATION));
  await followButton.click();
  await expect.poll(() => [sheetRequests, viewRequests]).toEqual([1, 1]);
  await audio.evaluate((element) => new Promise((resolve) => (element.ontimeupdate = resolve)));
  await pause();
  await expect(sheet).toHaveCount(0);
  release();
  await expect(sheet).toContainText(NO_PLACE_OR_DATE);
  await expect(sheet.locator('[data-story-views] > svg')).toHaveCount(2);
});
