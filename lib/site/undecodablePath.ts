/** A UTF-8 continuation byte, percent-encoded. */
const CONTINUATION = '%[89aAbB][0-9a-fA-F]';

/** A decodable path: no stray percent sign, only valid UTF-8 sequences (RFC 3629), no null byte. */
const DECODABLE = [
  '[^%]',
  '%0[1-9a-fA-F]',
  '%[1-7][0-9a-fA-F]',
  `%[cC][2-9a-fA-F]${CONTINUATION}`,
  `%[dD][0-9a-fA-F]${CONTINUATION}`,
  `%[eE]0%[aAbB][0-9a-fA-F]${CONTINUATION}`,
  `%[eE][1-9a-cA-CeEfF]${CONTINUATION}${CONTINUATION}`,
  `%[eE][dD]%[89][0-9a-fA-F]${CONTINUATION}`,
  `%[fF]0%[9aAbB][0-9a-fA-F]${CONTINUATION}${CONTINUATION}`,
  `%[fF][1-3]${CONTINUATION}${CONTINUATION}${CONTINUATION}`,
  `%[fF]4%8[0-9a-fA-F]${CONTINUATION}${CONTINUATION}`,
].join('|');

/** Route pattern of undecodable addresses, on which `decodeURIComponent` would throw. */
export const UNDECODABLE_PATH = `/:bad((?!(?:${DECODABLE})*$).*)`;
