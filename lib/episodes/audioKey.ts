const AUDIO_FILE = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac)$/i;

/** A path segment that is the name of a host, and not of a file: what comes after a redirecting host. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?$/i;

/**
 * Derives the key that two addresses of the same audio share: host and path. The protocol is left out, and so are
 * the hosts that count a download before they redirect to the next (podtrac, op3 and others write it into their
 * path). A file's query is left out too, for hosts put a token there that changes daily; any other query says
 * which sound. A path is taken on `origin`; an address that cannot be read is its own key.
 */
export function audioKey(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return address;
  const { host, pathname, search } = new URL(address, origin);
  const segments = [host, ...pathname.split('/').filter((segment) => segment !== '')];
  const from = segments.findLastIndex(
    (segment, index) =>
      index < segments.length - 1 && HOST.test(segment) && !AUDIO_FILE.test(segment),
  );
  const key = segments.slice(Math.max(0, from)).join('/');
  return AUDIO_FILE.test(pathname) ? key : key + search;
}
