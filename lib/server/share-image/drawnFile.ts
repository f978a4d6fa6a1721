import 'server-only';
import { join } from 'node:path';

/** Folder of the drawn pictures, by key, which survives builds; relative to the root of the site. */
const DRAWN_FOLDER = '.cache/partage';

/** Returns the path of the picture with a key. */
export const drawnFile = (key: string): string => join(DRAWN_FOLDER, `${key}.jpg`);
