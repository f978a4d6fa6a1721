import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAILURES } from '@/tests/e2e/feed/upstream';
import {
  folder,
  lines,
  pass,
  patience,
  start,
  titles,
  upstream,
} from '@/tests/unit/lib/server/feed/snapshot/loaderStage';

describe('a restart', () => {
  it('with the upstream down serves the copy on disk at once', async () => {
    const first = start();
    const before = await first.loader.currentFeed();
    await first.idle();
    await upstream.close();
    const after = start();
    const copy = await after.loader.currentFeed();
    expect(copy).toMatchObject({ source: 'upstream', etag: before.etag });
    await after.idle();
    expect(lines.join('\n')).toMatch(/ECONNREFUSED/);
    expect(await titles(after)).toEqual(upstream.titles);
  });

  it('with a broken copy on disk ignores it with one line and asks the upstream', async () => {
    const first = start();
    await first.loader.currentFeed();
    await first.idle();
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), '{"version":2,"url"');
    expect(await titles(start())).toEqual(upstream.titles);
    expect(lines).toEqual([expect.stringMatching(/copie sur disque est illisible/)]);
  });

  it('for another upstream does not use the copy of the first', async () => {
    const first = start();
    await first.loader.currentFeed();
    await first.idle();
    const copy = await start({
      url: `${upstream.origin}/nowhere-else`,
      mayFetch: false,
    }).loader.currentFeed();
    expect(copy.source).toBe('built-in');
  });

  it('leaves no draft beside the copy', async () => {
    const first = start();
    await first.loader.currentFeed();
    await first.idle();
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.feed$/)]);
  });
});

describe('the built-in feed', () => {
  const builtIn = {
    source: 'built-in',
    episodes: [expect.objectContaining({ guid: 'intégré' })],
  };

  it('is the feed when there is no upstream, and is not stale', async () => {
    const copy = await start({ url: null }).loader.currentFeed();
    expect(copy).toMatchObject({ ...builtIn, stale: false });
  });

  it.each(FAILURES.filter((mode) => mode !== 'few'))(
    'stands in when the upstream never was good, in mode “%s”',
    async (mode) => {
      upstream.serve(mode);
      const started = start({ totalMs: patience(mode) });
      expect(await started.loader.currentFeed()).toMatchObject({ ...builtIn, stale: true });
      await started.idle();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/servi à la place : le flux intégré/);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('stands in when the address is not one', async () => {
    expect(await start({ url: 'pas une adresse' }).loader.currentFeed()).toMatchObject(builtIn);
    expect(lines).toEqual([expect.stringMatching(/n’est pas une adresse http/)]);
  });

  it('stands in when the first answer is slow, until that answer is there', async () => {
    upstream.serve('hang');
    const started = start({ firstWaitMs: 20, totalMs: 300 });
    expect(await started.loader.currentFeed()).toMatchObject({ ...builtIn, stale: true });
    expect(lines).toEqual([]);
    await started.idle();
    upstream.serve('good');
    pass(30_000);
    await started.loader.currentFeed();
    await started.idle();
    expect(await titles(started)).toEqual(upstream.titles);
  });

  it('is served during a build, and nothing is fetched', async () => {
    expect(await start({ mayFetch: false }).loader.currentFeed()).toMatchObject(builtIn);
    expect(upstream.requests).toHaveLength(0);
  });
});
