/** Formats milliseconds since 1970 in the form of RFC 822 that RSS wants: 'Sun, 01 Jun 2025 06:00:00 GMT'. */
export const rfc822 = (time: number): string => new Date(time).toUTCString();
