import 'server-only';
import { setPriority } from 'node:os';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { drawOnce } from '@/lib/server/share-image/drawn';

/** What the server sends: the pictures that are not drawn yet, then the address of each that somebody waits for. */
export type DrawOrder =
  | { readonly missing: readonly (readonly [path: string, key: string])[] }
  | { readonly wanted: string };

/** What it is told of each picture. */
export type Drawn =
  | { readonly path: string; readonly file: string }
  | { readonly path: string; readonly error: string };

/** Keys of the pictures that are left, by their addresses, those that somebody waits for first. */
const left = new Map<string, string>();

/** Draws one picture after the other, and ends when none is left. */
async function draw(): Promise<void> {
  for (let next = first(); next !== null; next = first()) {
    const [path, key] = next;
    left.delete(path);
    const find = sharePictures().get(path);
    if (find === undefined) continue;
    try {
      tell({ path, file: await drawOnce(find(), key) });
    } catch (error) {
      tell({ path, error: String(error) });
    }
    // Between two pictures, orders are heard.
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.disconnect?.();
}

const first = (): [string, string] | null => [...left].at(0) ?? null;

const tell = (drawn: Drawn): void => void process.send?.(drawn);

process.on('message', (order: DrawOrder) => {
  if ('missing' in order) {
    for (const [path, key] of order.missing) left.set(path, key);
    void draw();
    return;
  }
  const key = left.get(order.wanted);
  if (key === undefined) return;
  const others = [...left].filter(([path]) => path !== order.wanted);
  left.clear();
  for (const [path, one] of [[order.wanted, key] as const, ...others]) left.set(path, one);
});

// A server that has ended needs no pictures.
process.on('disconnect', () => process.exit());

// Visitors come first where there are few cores.
setPriority(10);
