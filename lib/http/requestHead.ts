/** The headers of a request, read as from `Headers`: names in lower case, several fields of one name joined. */
export interface RequestHeaders {
  readonly get: (name: string) => string | null;
}

/** A request without its body: the part of a `Request` that matters for GET and HEAD. */
export interface RequestHead {
  readonly method: string;
  /** Absolute, http or https. */
  readonly url: string;
  readonly headers: RequestHeaders;
}
