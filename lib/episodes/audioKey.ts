const AUDIO_FILE = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac)$/i;

/** A path segment that is a host name, as in the addresses of redirecting download counters. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$/i;

/**
 * Derives a key that addresses of the same audio share: host and path. Scheme and hosts of download counters (podtrac,
 * op3 and others put the next host into their path) are removed. The query of a file is removed, since hosts put a
 * daily token there; other queries identify the audio. A path is resolved against `origin`; an invalid address is the
 * key.
 */
export function audioKey(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return address;
  const { host, pathname, search } = new URL(address, origin);
  const segments = [host, ...pathname.split('/').filter((segment) => segment !== '')];
  const hostIndex = segments.findLastIndex(
    (segment, index) =>
      index < segments.length - 1 && HOST.test(segment) && !AUDIO_FILE.test(segment),
  );
  const key = segments.slice(Math.max(0, hostIndex)).join('/');
  return AUDIO_FILE.test(pathname) ? key : key + search;
}
