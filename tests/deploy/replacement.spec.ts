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

it('a build replaces another under load: no request fails, no script is missing, the sound resumes at its second', async ({
  page,
}) => {
  it.setTimeout(240_000);
  const folder = it.info().outputPath('replacement');
  const variables = { PODCAST_FEED_URL: '', FORMER_BUILDS_DIR: `${folder}/builds` };
  makeOtherBuild(`${folder}/next`);
  const former = await startSite('', variables);
  const proxy = await startProxy(
    'nginx',
    needProgram('nginx'),
    portOf(former.origin),
    `${folder}/nginx`,
  );
  const visitors = sendVisitors(proxy.origin, 2);
  try {
    const files = await filesOf(former.origin);
    await page.goto(proxy.origin, { waitUntil: 'networkidle' });
    await listenToCard(page, 0);
    const player = playerOn(page);
    await player.expectAdvancing();

    // The order of docs/deploying.md: the new server is ready, visitors are sent to it, the old one is stopped.
    const next = await startSite('', variables, `${folder}/next`);
    const id = otherId(readFileSync('.next/BUILD_ID', 'utf8').trim());
    proxy.pointTo(portOf(next.origin));
    await expect
      .poll(async () => (await request(`${proxy.origin}/api/ready`)).text)
      .toContain(`"build":"${id}"`);
    await former.stop();
    const before = visitors.asked();
    const ended = (): boolean => visitors.failed.length > 0 || visitors.asked() > before + 200;
    await expect.poll(ended, { timeout: 60_000 }).toBe(true);
    await visitors.end();
    expect(visitors.failed).toEqual([]);

    // A page of the former build, cached or open in a window, still finds all its files; none of
    // them is in the new build.
    const anew = new Set(await filesOf(next.origin));
    expect(files.filter((file) => anew.has(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      expect((await request(next.origin + file)).status, file).toBe(200);

    // The listener's page of the former build keeps playing; a link leads, at worst, to the notice of a new version.
    await player.expectAdvancing();
    const heard = await player.time();
    await goByMenu(page, 'A propos');
    const open = noticeOn(page).getByRole('button', { name: 'Ouvrir la page' });
    const title = page.getByRole('heading', { level: 1, name: /propos/ });
    await expect(open.or(title).first()).toBeVisible();
    if (await open.isVisible()) await open.click();
    await expect(page).toHaveURL(`${proxy.origin}/about`);
    await player.expectAdvancing();
    expect(await player.time()).toBeGreaterThan(heard - 2);
  } finally {
    await visitors.end();
    await proxy.stop();
  }
});
