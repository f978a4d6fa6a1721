/** A UTF-8 continuation byte, percent-encoded. */
const CONTINUATION_BYTE = '%[89aAbB][0-9a-fA-F]';

/** One character of a decodable path: no stray percent sign, only valid UTF-8 sequences (RFC 3629), no null byte. */
const DECODABLE_CHARACTER = [
  '[^%]',
  '%0[1-9a-fA-F]',
  '%[1-7][0-9a-fA-F]',
  `%[cC][2-9a-fA-F]${CONTINUATION_BYTE}`,
  `%[dD][0-9a-fA-F]${CONTINUATION_BYTE}`,
  `%[eE]0%[aAbB][0-9a-fA-F]${CONTINUATION_BYTE}`,
  `%[eE][1-9a-cA-CeEfF]${CONTINUATION_BYTE}${CONTINUATION_BYTE}`,
  `%[eE][dD]%[89][0-9a-fA-F]${CONTINUATION_BYTE}`,
  `%[fF]0%[9aAbB][0-9a-fA-F]${CONTINUATION_BYTE}${CONTINUATION_BYTE}`,
  `%[fF][1-3]${CONTINUATION_BYTE}${CONTINUATION_BYTE}${CONTINUATION_BYTE}`,
  `%[fF]4%8[0-9a-fA-F]${CONTINUATION_BYTE}${CONTINUATION_BYTE}`,
].join('|');

/** Route pattern of undecodable addresses, on which `decodeURIComponent` would throw. */
export const UNDECODABLE_PATH = `/:bad((?!(?:${DECODABLE_CHARACTER})*$).*)`;
