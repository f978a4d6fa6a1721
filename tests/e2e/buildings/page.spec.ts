import { readFileSync } from 'node:fs';
import { expectNoViolations } from '@/tests/e2e/axe';
import { building, openStage, openButtonOf, PATH, stageOf } from './buildingPage';
import { buildings } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { overflowOf } from '@/tests/e2e/watch';

/** Ids of persons with a page in the tree. */
const PERSON_IDS: ReadonlySet<string> = new Set(
  readFileSync('content/genealogy.json', 'utf8').match(/(?<="id": ")[a-z-]+/g),
);

it('a saved picture has a caption; on paper a still replaces the canvas', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  await openStage(page);
  const canvas = stageOf(page).locator('canvas');
  // The full resolution: that of the canvas is lower while its frames are slow.
  const [width = 0, height = 0] = await canvas.evaluate(({ clientWidth, clientHeight }) => [
    clientWidth * devicePixelRatio,
    clientHeight * devicePixelRatio,
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Enregistrer l’image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${building.id}.png`);
  const png = readFileSync(await download.path());
  // The size of a PNG stands in its first chunk, IHDR.
  expect(png.readUInt32BE(16)).toBe(width);
  expect(png.readUInt32BE(20)).toBe(height + 5 * Math.round(width / 36));
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await expect(canvas).toBeHidden();
  await expect(
    page.getByRole('img', { name: building.stops[0]?.alt ?? '' }).first(),
  ).toBeVisible();
});

it('the address of a stop with a cut opens the stage at its section', async ({ page }) => {
  const stopsWithCut = buildings.flatMap(({ id, stops, sections }) =>
    stops.flatMap(({ id: stop, title, cut }) => {
      const section = sections.find((candidate) => candidate.id === cut?.section);
      return section ? [{ id, stop, title, section: section.title }] : [];
    }),
  );
  for (const { id, stop, title, section } of stopsWithCut) {
    await page.goto(`/outils/reconstitutions/${id}?vue=${stop}`);
    await openStage(page);
    const stage = stageOf(page);
    await expect(stage.getByRole('heading', { name: title })).toBeVisible();
    await expect(stage.getByRole('button', { name: section, pressed: true })).toBeVisible();
  }
});

for (const { id, phases } of buildings.filter((building) => building.phases.length > 1))
  it(`each phase of ${id}, once chosen, writes its year into the address`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/outils/reconstitutions/${id}?annee=${phases.at(-1)?.from}`);
    await openStage(page);
    const group = page.getByRole('group', { name: 'Phases' });
    for (const { label, from } of phases) {
      await group.getByRole('button', { name: label }).first().click();
      await expect.poll(() => new URL(page.url()).searchParams.get('annee')).toBe(`${from}`);
    }
  });

for (const width of [360, 1280])
  it(`page and stage are accessible and fit a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATH);
    await expectNoViolations(page);
    await openStage(page);
    await expectNoViolations(page);
    expect(await overflowOf(page)).toBe(0);
  });

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  for (const reconstruction of buildings)
    it(`the page of ${reconstruction.id} is complete and fits a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/outils/reconstitutions/${reconstruction.id}`);
      expect(await overflowOf(page)).toBe(0);
      await expect(openButtonOf(page)).toBeHidden();
      for (const { alt, title, text } of reconstruction.stops) {
        await expect(page.getByRole('img', { name: alt }).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
        await expect(page.getByText(text)).toBeVisible();
      }
      for (const { label } of reconstruction.parameters)
        await expect(page.getByRole('rowheader', { name: label }).first()).toBeVisible();
      for (const { label } of reconstruction.parts)
        await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
      for (const { alt } of reconstruction.sections)
        await expect(page.getByRole('img', { name: alt })).toBeVisible();
      await expect(page.getByRole('link', { name: /\.glb/ })).toBeVisible();
    });

  it('place, document, event and person link to the building and back', async ({ page }) => {
    const [place, document, entry, person] = [
      building.places[0],
      building.documents[0],
      building.timeline[0],
      building.people[0],
    ];
    for (const path of [
      `/outils/carte-interactive/arabie/${place}`,
      `/outils/documents/${document}`,
      `/outils/frise/${entry}`,
      ...(PERSON_IDS.has(person ?? '') ? [`/outils/arbre-genealogique/${person}`] : []),
    ]) {
      await page.goto(path);
      await page.locator(`main a[href="${PATH}"]`).first().click();
      await expect(page).toHaveURL(PATH);
      await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });
});
