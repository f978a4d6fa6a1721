/** Draws an id of 96 random bits, in hexadecimal. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
