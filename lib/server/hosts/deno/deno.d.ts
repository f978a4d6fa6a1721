/** The part of Deno's API that the site uses beyond the Web's and Node's (https://docs.deno.com/api/deno). */
declare namespace Deno {
  function serve(
    options: {
      readonly port: number;
      readonly hostname?: string;
      readonly onListen: () => void;
    },
    handler: (request: Request) => Promise<Response>,
  ): void;

  type Key = readonly (string | number)[];

  interface Kv {
    readonly get: (key: Key) => Promise<{ readonly value: unknown }>;
    readonly set: (key: Key, value: number | Uint8Array) => Promise<unknown>;
  }

  /** Opens the key-value database of the deployment; defined only under `--unstable-kv`. */
  const openKv: (() => Promise<Kv>) | undefined;
}
