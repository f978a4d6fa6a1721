import 'server-only';

/** Where the site itself keeps its sounds. */
const FOLDER = '/audio/';

/**
 * Where every file of `public/audio` has been copied, from `AUDIO_BASE_URL`: object storage or a CDN. Without a
 * trailing slash; null when the site serves them itself.
 * @throws Error when `AUDIO_BASE_URL` is not an http(s) address.
 */
export function audioBaseUrl(): string | null {
  const value = process.env.AUDIO_BASE_URL?.trim() ?? '';
  if (value === '') return null;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new Error(`AUDIO_BASE_URL : une adresse http(s) est attendue, reçu « ${value} ».`);
  }
  const { origin, pathname } = new URL(value);
  return origin + pathname.replace(/\/+$/, '');
}

/** Where a file of `public/audio` is to be asked for; any other address stays as it is. */
export function soundAddress(address: string): string {
  const base = audioBaseUrl();
  return base === null || !address.startsWith(FOLDER)
    ? address
    : `${base}/${address.slice(FOLDER.length)}`;
}
