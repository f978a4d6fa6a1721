/**
 * The part of the Workers runtime that the site uses beyond the Web's API
 * (https://developers.cloudflare.com/workers/runtime-apis).
 */
declare module 'cloudflare:workers' {
  /** Bindings of the worker, by their names in its configuration. */
  export const env: {
    /** The files of the image. */
    readonly FILES: { readonly fetch: (address: string) => Promise<Response> };
    /** Key-value namespace of the feed's last good copy, if configured. */
    readonly FEED?: {
      readonly get: (key: string, type: 'arrayBuffer') => Promise<ArrayBuffer | null>;
      readonly put: (key: string, value: Uint8Array) => Promise<void>;
    };
  };
  /** Extends the isolate's life until a promise settles, for a bounded time after the answer. */
  export function waitUntil(promise: Promise<unknown>): void;
}

/** A stream of a known number of bytes, which gives the answer a `Content-Length`. */
declare class FixedLengthStream extends TransformStream<
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>
> {
  constructor(length: number);
}
