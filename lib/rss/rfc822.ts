/** An instant in the form of RFC 822 that RSS asks for ('Sun, 01 Jun 2025 06:00:00 GMT'), from milliseconds since 1970. */
export const rfc822 = (time: number): string => new Date(time).toUTCString();
