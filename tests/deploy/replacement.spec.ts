import { readFileSync } from 'node:fs';
import { request } from '@/scripts/deploy/checks/request';
import { makeOtherBuild, otherId } from './otherBuild';
import { startProxy } from './proxies';
import { filesOf, sendVisitors } from './visitors';
import { expect, it } from '@/tests/e2e/it';
import { noticeOn } from '@/tests/e2e/network';
import { goByMenu, listenToCard, playerOn } from '@/tests/e2e/player/playerPage';
import { startSite, stopSites } from '@/tests/e2e/site';
import { needProgram } from '@/tests/fixtures/programs';

it.use({ viewport: { width: 1280, height: 800 } });
it.afterEach(stopSites);

const portOf = (origin: string): number => Number(new URL(origin).port);

it('when a build replaces another under load, no request fails, no script is missing and the sound plays on', async ({
  page,
}) => {
  it.setTimeout(240_000);
  const folder = it.info().outputPath('replacement');
  const variables = { PODCAST_FEED_URL: '', FORMER_BUILDS_DIR: `${folder}/builds` };
  makeOtherBuild(`${folder}/next`);
  const formerSite = await startSite('', variables);
  const proxy = await startProxy(
    'nginx',
    needProgram('nginx'),
    portOf(formerSite.origin),
    `${folder}/nginx`,
  );
  const visitors = sendVisitors(proxy.origin, 2);
  try {
    const files = await filesOf(formerSite.origin);
    await page.goto(proxy.origin, { waitUntil: 'networkidle' });
    await listenToCard(page, 0);
    const player = playerOn(page);
    await player.expectAdvancing();

    // The order of docs/deploying.md: the new server is ready, receives the visitors, and the former server is stopped.
    const newSite = await startSite('', variables, `${folder}/next`);
    const id = otherId(readFileSync('.next/BUILD_ID', 'utf8').trim());
    proxy.pointTo(portOf(newSite.origin));
    await expect
      .poll(async () => (await request(`${proxy.origin}/api/ready`)).text)
      .toContain(`"build":"${id}"`);
    await formerSite.stop();
    const requestsBefore = visitors.requestCount();
    const hasEnded = (): boolean =>
      visitors.failed.length > 0 || visitors.requestCount() > requestsBefore + 200;
    await expect.poll(hasEnded, { timeout: 60_000 }).toBe(true);
    await visitors.stop();
    expect(visitors.failed).toEqual([]);

    // A page of the former build, cached or open in a window, still finds all its files, which the new build lacks.
    const newFiles = new Set(await filesOf(newSite.origin));
    expect(files.filter((file) => newFiles.has(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      expect((await request(newSite.origin + file)).status, file).toBe(200);

    // The listener's page of the former build keeps playing; a link leads, at worst, to the notice of a new version.
    await player.expectAdvancing();
    const heardSeconds = await player.time();
    await goByMenu(page, 'A propos');
    const openButton = noticeOn(page).getByRole('button', { name: 'Ouvrir la page' });
    const title = page.getByRole('heading', { level: 1, name: /propos/ });
    await expect(openButton.or(title).first()).toBeVisible();
    if (await openButton.isVisible()) await openButton.click();
    await expect(page).toHaveURL(`${proxy.origin}/about`);
    await player.expectAdvancing();
    expect(await player.time()).toBeGreaterThan(heardSeconds - 2);
  } finally {
    await visitors.stop();
    await proxy.stop();
  }
});
