/** What the site uses of the Workers runtime beside the Web's own (https://developers.cloudflare.com/workers/runtime-apis). */
declare module 'cloudflare:workers' {
  /** Bindings of the worker, by the names of its configuration. */
  export const env: {
    /** The files of the image. */
    readonly FILES: { readonly fetch: (address: string) => Promise<Response> };
    /** The namespace of the feed's last good copy, where there is one. */
    readonly FEED?: {
      readonly get: (key: string, type: 'arrayBuffer') => Promise<ArrayBuffer | null>;
      readonly put: (key: string, value: Uint8Array) => Promise<void>;
    };
  };
  /** Keeps the isolate running until a promise settles, for a bounded time after the answer. */
  export function waitUntil(work: Promise<unknown>): void;
}

/** A stream that says how many bytes it will give, so that the answer has a length. */
declare class FixedLengthStream extends TransformStream<
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>
> {
  constructor(length: number);
}
