import 'server-only';

/** Commands of a shared store; each rejects when the store does not answer in time. */
export interface Connection {
  readonly get: (key: string) => Promise<Buffer | null>;
  /** Sets a key, permanently or for some milliseconds. */
  readonly set: (key: string, value: string | Buffer, lifetimeMs?: number) => Promise<void>;
  /** Sets a key that does not exist; resolves with whether the key was set. */
  readonly setIfAbsent: (key: string, value: string, lifetimeMs: number) => Promise<boolean>;
  /** Sets the lifetime of a key; resolves with whether the key exists. */
  readonly expire: (key: string, lifetimeMs: number) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** In milliseconds: the limit for connecting and for each command; 20 MB on a busy network take less. */
const TIMEOUT_MS = 3000;

/** In milliseconds: the longest delay before the next attempt to connect. */
const RETRY_MS = 1000;

/**
 * Connects to a Redis or Valkey server by its address (`redis://`, `rediss://`). The client is an optional package,
 * loaded only with `FEED_STORE_URL`. A lost connection is re-established.
 */
export async function connect(url: string): Promise<Connection> {
  const { createClient, RESP_TYPES } = await loadClient();
  const client = createClient({
    url,
    // Fail commands at once while disconnected: this instance has its own copy.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, RETRY_MS),
    },
  });
  // Failed commands report the error; an 'error' event without listener would end the process.
  client.on('error', () => undefined);
  // The connection does not keep the process alive.
  client.unref();
  // Only the first attempt is awaited; later attempts continue in the background; until then commands fail.
  await withTimeout(client.connect()).catch(() => undefined);
  const binaryClient = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    get: (key) => withTimeout(binaryClient.get(key)),
    set: async (key, value, lifetimeMs) => {
      const options =
        lifetimeMs === undefined
          ? {}
          : { expiration: { type: 'PX', value: lifetimeMs } as const };
      await withTimeout(client.set(key, value, options));
    },
    setIfAbsent: async (key, value, lifetimeMs) => {
      const options = {
        condition: 'NX',
        expiration: { type: 'PX', value: lifetimeMs },
      } as const;
      return (await withTimeout(client.set(key, value, options))) !== null;
    },
    expire: async (key, lifetimeMs) =>
      (await withTimeout(client.pExpire(key, lifetimeMs))) === 1,
    remove: async (key) => void (await withTimeout(client.del(key))),
    close: () => client.destroy(),
  };
}

async function loadClient() {
  try {
    return await import('@redis/client');
  } catch (error) {
    throw new Error(
      'FEED_STORE_URL demande le paquet @redis/client : npm install @redis/client',
      {
        cause: error,
      },
    );
  }
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('pas de réponse à temps')), TIMEOUT_MS);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
