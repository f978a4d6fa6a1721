import 'server-only';
import { fork, type ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { drawnFile } from '@/lib/server/share-image/drawnFile';
import type { Drawn, DrawOrder } from '@/lib/server/hosts/node/drawPictures';
import type { SiteFile } from '@/lib/server/manifest';

/**
 * Has the pictures that the build left out drawn by a process of their own: each when it is first asked for, the rest
 * meanwhile. The process ends with the last one; a picture that is drawn stays on the disk.
 *
 * @param pictures the key of each picture that the image does not have, by its address
 * @param program the bundle of `drawPictures.ts`
 * @param elsewhere where the bytes of what is found will be, by digest
 */
export function createDrawer(
  pictures: Readonly<Record<string, string>>,
  program: string,
  elsewhere: Map<string, string>,
) {
  const waiting = new Map<string, ((drawn: Drawn) => void)[]>();
  let drawer: ChildProcess | null = null;

  function start(missing: DrawOrder): ChildProcess {
    const started = fork(program, { serialization: 'advanced' });
    started.on('message', (drawn: Drawn) => settle(drawn));
    started.on('exit', (code) => {
      drawer = null;
      for (const path of [...waiting.keys()])
        settle({ path, error: `drawing ended with code ${code}` });
    });
    started.send(missing);
    return started;
  }

  function settle(drawn: Drawn): void {
    for (const done of waiting.get(drawn.path) ?? []) done(drawn);
    waiting.delete(drawn.path);
    if ('error' in drawn) console.error(`${drawn.path}: ${drawn.error}`);
  }

  async function missing(): Promise<[string, string][]> {
    const looked = await Promise.all(
      Object.entries(pictures).map(async ([path, key]) =>
        (await sizeOf(key)) === null ? [[path, key] satisfies [string, string]] : [],
      ),
    );
    return looked.flat();
  }

  /** Draws one picture, and whatever else is missing after it. @throws Error when it cannot be drawn. */
  async function draw(path: string, key: string): Promise<void> {
    const drawn = new Promise<Drawn>((resolve) =>
      waiting.set(path, [...(waiting.get(path) ?? []), resolve]),
    );
    drawer ??= start({ missing: [[path, key], ...(await missing())] });
    drawer.send({ wanted: path } satisfies DrawOrder);
    const answer = await drawn;
    if ('error' in answer && (await sizeOf(key)) === null)
      throw new Error(`${path}: ${answer.error}`);
  }

  return {
    /** Begins to draw what is missing. */
    begin: async (): Promise<void> => {
      const all = await missing();
      if (all.length > 0 && drawer === null) drawer = start({ missing: all });
    },
    /** Finds the picture of an address, drawn on the spot if it is not there; null for an address without one. */
    find: async (path: string): Promise<SiteFile | null> => {
      const key = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
      if (key === undefined) return null;
      if ((await sizeOf(key)) === null) await draw(path, key);
      const size = await sizeOf(key);
      elsewhere.set(key, drawnFile(key));
      return size === null ? null : { digest: key, size, type: 'image/jpeg' };
    },
  };
}

const sizeOf = async (key: string): Promise<number | null> =>
  (await stat(drawnFile(key)).catch(() => null))?.size ?? null;
