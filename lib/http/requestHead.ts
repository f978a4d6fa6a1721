/** The headers of a request, as `Headers` gives them: by any case of a name, several of one name as one. */
export interface RequestHeaders {
  readonly get: (name: string) => string | null;
}

/** A request without its body: what a `Request` is read for when it is a GET or HEAD. */
export interface RequestHead {
  readonly method: string;
  /** Absolute, http or https. */
  readonly url: string;
  readonly headers: RequestHeaders;
}
