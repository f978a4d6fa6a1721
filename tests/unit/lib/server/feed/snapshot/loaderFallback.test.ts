import { readdir, writeFile } from 'node:fs/promises';
import { FAILURES } from '@/tests/e2e/feed/upstream';
import {
  inFolder,
  lines,
  pass,
  timeoutOf,
  start,
  titles,
  upstream,
} from '@/tests/unit/lib/server/feed/snapshot/setUpLoader';

describe('a restart', () => {
  it('with the upstream down serves the copy on disk at once', async () => {
    const goodCopy = await start().visit();
    await upstream.close();
    const restarted = start();
    expect(await restarted.visit()).toMatchObject({ source: 'upstream', etag: goodCopy.etag });
    expect(lines.join('\n')).toMatch(/ECONNREFUSED/);
    expect(await titles(restarted)).toEqual(upstream.titles);
  });

  it('with a broken copy on disk logs one line and visits the upstream', async () => {
    await start().visit();
    const [name = ''] = await readdir(inFolder());
    await writeFile(inFolder(name), '{"version":2,"url"');
    expect(await titles(start())).toEqual(upstream.titles);
    expect(lines).toEqual([expect.stringMatching(/copie sur disque est illisible/)]);
  });

  it('for another upstream ignores the copy of the first, and leaves no temporary file beside the copy', async () => {
    await start().visit();
    const otherSetting = { url: `${upstream.origin}/nowhere-else`, mayFetch: false };
    expect((await start(otherSetting).loader.currentFeed()).source).toBe('built-in');
    expect(await readdir(inFolder())).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.feed$/)]);
  });
});

describe('the built-in feed', () => {
  const builtIn = {
    source: 'built-in',
    episodes: [expect.objectContaining({ guid: 'intégré' })],
  };

  it('is served without an upstream, and is not stale', async () => {
    const copy = await start({ url: null }).loader.currentFeed();
    expect(copy).toMatchObject({ ...builtIn, stale: false });
  });

  it.each(FAILURES.filter((mode) => mode !== 'few'))(
    'is served while the upstream has never answered, in mode “%s”',
    async (mode) => {
      upstream.serve(mode);
      const running = start({ totalMs: timeoutOf(mode) });
      expect(await running.visit()).toMatchObject({ ...builtIn, stale: true });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(/servi à la place : le flux intégré/);
      expect(await readdir(inFolder())).toEqual([]);
    },
  );

  it('is served when the upstream’s address is invalid', async () => {
    expect(await start({ url: 'pas une adresse' }).loader.currentFeed()).toMatchObject(builtIn);
    expect(lines).toEqual([expect.stringMatching(/n’est pas une adresse http/)]);
  });

  it('is served while the first answer is slow, until that answer arrives', async () => {
    upstream.serve('hang');
    const running = start({ firstWaitMs: 20, totalMs: 300 });
    expect(await running.loader.currentFeed()).toMatchObject({ ...builtIn, stale: true });
    expect(lines).toEqual([]);
    await running.idle();
    upstream.serve('good');
    pass(30_000);
    await running.visit();
    expect(await titles(running)).toEqual(upstream.titles);
  });

  it('is served during a build, without a visit to the upstream', async () => {
    expect(await start({ mayFetch: false }).loader.currentFeed()).toMatchObject(builtIn);
    expect(upstream.requests).toHaveLength(0);
  });
});
