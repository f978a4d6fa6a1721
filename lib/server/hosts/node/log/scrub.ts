import 'server-only';
import { isIP } from 'node:net';

/** Patterns of personal data, in order of replacement: a URL may contain any later pattern. */
const PERSONAL_DATA = [
  [/(?!file:|node:)\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>«»]+/gi, '[adresse]'],
  [/[^\s@"'<>«»]+@[^\s@"'<>«»]+\.[a-z]{2,}/gi, '[courriel]'],
  [/\?[^\s"'<>«»]*[=&%][^\s"'<>«»]*/g, '?[recherche]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '[ip]'],
] as const;

/** Candidates for IPv6 addresses, IPv4-mapped forms included. */
const IPV6_CANDIDATE = /(?<![\w:.])[\da-f]*:[\da-f:]*:[\da-f:.]*/gi;

/**
 * Removes personal data from a log line: URLs, mail addresses, queries, IP addresses. Positions in source files are
 * kept.
 */
export const scrub = (text: string): string =>
  PERSONAL_DATA.reduce((line, [pattern, name]) => line.replace(pattern, name), text).replace(
    IPV6_CANDIDATE,
    (word) => (isIP(word) === 6 ? '[ip]' : word),
  );
