import 'server-only';
import { join } from 'node:path';

/** Where drawn pictures are kept between builds, by their keys: below the site's folder. */
const DRAWN_FOLDER = '.cache/partage';

/** Returns the file of the picture that has this key. */
export const drawnFile = (key: string): string => join(DRAWN_FOLDER, `${key}.jpg`);
