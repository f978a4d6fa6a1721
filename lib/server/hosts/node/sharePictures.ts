import 'server-only';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { logFailure } from '@/lib/server/hosts/node/log/failure';
import { drawnFile } from '@/lib/server/share-image/drawnFile';
import type { SiteFile, SiteManifest } from '@/lib/server/manifest';

/**
 * Creates the drawer of the pictures that the build has left out, in child processes: a picture at its first
 * request, the other pictures in the background. Drawn pictures stay on the disk.
 * @param program the bundle of `drawPictures.ts`
 */
export function createDrawer(pictures: SiteManifest['pictures'], program: string) {
  /** Tail of the queue: requested pictures are drawn one after the other. */
  let lastDrawing: Promise<void> = Promise.resolve();

  /** Runs the drawing process for addresses. Rejects when a picture cannot be drawn. */
  async function drawInProcess(...addresses: readonly string[]): Promise<void> {
    const [code] = await once(fork(program, addresses), 'exit');
    if (code !== 0) throw new Error(`Drawing ${addresses.join()} ended with code ${code}.`);
  }

  return {
    /** Starts drawing the missing pictures. */
    begin(): void {
      if (Object.values(pictures).some((key) => !existsSync(drawnFile(key))))
        drawInProcess().catch(logFailure);
    },
    /** Finds the picture at an address, drawing a missing picture; null for an address without a picture. */
    async find(path: string): Promise<SiteFile | null> {
      const key = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
      if (key === undefined) return null;
      const file = drawnFile(key);
      const isDrawn = (): boolean => existsSync(file);
      if (!isDrawn()) {
        const drawing = lastDrawing.then(() => (isDrawn() ? undefined : drawInProcess(path)));
        lastDrawing = drawing.catch(() => undefined);
        await drawing;
      }
      return { digest: key, file, size: (await stat(file)).size, type: 'image/jpeg' };
    },
  };
}
