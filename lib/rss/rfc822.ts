/** Formats milliseconds since 1970 as an RFC 822 date for RSS: 'Sun, 01 Jun 2025 06:00:00 GMT'. */
export const rfc822 = (time: number): string => new Date(time).toUTCString();
