import { strToU8, zipSync } from 'fflate';

/** First date of the ZIP format, in local time as fflate reads it. */
const FIRST_DAY = new Date(1980, 0, 1);

/** Writes a ZIP archive of texts by name, uncompressed: the same texts give the same bytes. */
export const archiveOf = (texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])),
    { level: 0, mtime: FIRST_DAY },
  );
