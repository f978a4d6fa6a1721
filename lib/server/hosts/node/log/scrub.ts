import 'server-only';
import { isIP } from 'node:net';

/** Patterns in the order in which they are looked for: an address holds a host, and may hold any of the others. */
const PERSONAL = [
  [/(?!file:|node:)\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>«»]+/gi, '[adresse]'],
  [/[^\s@"'<>«»]+@[^\s@"'<>«»]+\.[a-z]{2,}/gi, '[courriel]'],
  [/\?[^\s"'<>«»]*[=&%][^\s"'<>«»]*/g, '?[recherche]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '[ip]'],
] as const;

/** What may be an IPv6 address, the mapped forms included. */
const COLONS = /(?<![\w:.])[\da-f]*:[\da-f:]*:[\da-f:.]*/gi;

/**
 * Removes from a line of the log what could say who asked, or for what: addresses of the web and of mail, queries,
 * IP addresses. Places in files stay.
 */
export const scrub = (text: string): string =>
  PERSONAL.reduce((line, [pattern, name]) => line.replace(pattern, name), text).replace(
    COLONS,
    (word) => (isIP(word) === 6 ? '[ip]' : word),
  );
