import 'server-only';

/** The commands that a shared feed needs; each rejects when the store does not answer in time. */
export interface Connection {
  readonly get: (key: string) => Promise<Buffer | null>;
  /** For ever, or for so many milliseconds. */
  readonly set: (key: string, value: string | Buffer, forMs?: number) => Promise<void>;
  /** Sets what is not there yet; says whether it did. */
  readonly take: (key: string, value: string, forMs: number) => Promise<boolean>;
  /** Says whether the key is there. */
  readonly expire: (key: string, afterMs: number) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** Of connecting, and of each command: a feed of 20 MB on a busy network takes less. In milliseconds. */
const TIMEOUT_MS = 3000;

/** How long the next attempt to connect waits, at most, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Connects to a Redis or Valkey server by its address (`redis://`, `rediss://`). Its client is an optional package,
 * loaded here only: a site without `FEED_STORE_URL` does without it. A connection that is lost is sought again.
 */
export async function connect(url: string): Promise<Connection> {
  const { createClient, RESP_TYPES } = await loadClient();
  const client = createClient({
    url,
    // While it is away, a command fails at once: this instance has its own copy.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, RETRY_MS),
    },
  });
  // Said by whoever asks; without a listener it would end the process.
  client.on('error', () => undefined);
  // A process that ends does not wait for it.
  client.unref();
  // It never gives up: the first attempt only is waited for, and commands fail at once until one succeeds.
  await inTime(client.connect()).catch(() => undefined);
  const binary = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    get: (key) => inTime(binary.get(key)),
    set: async (key, value, forMs) => {
      const options =
        forMs === undefined ? {} : { expiration: { type: 'PX', value: forMs } as const };
      await inTime(client.set(key, value, options));
    },
    take: async (key, value, forMs) => {
      const options = { condition: 'NX', expiration: { type: 'PX', value: forMs } } as const;
      return (await inTime(client.set(key, value, options))) !== null;
    },
    expire: async (key, afterMs) => (await inTime(client.pExpire(key, afterMs))) === 1,
    remove: async (key) => void (await inTime(client.del(key))),
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

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('pas de réponse à temps')), TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
