/**
 * The code of a pupil: eight signs of Crockford's base 32, forty bits. From the lowest: the outcomes of the questions, a
 * bit each, padded with zeros to four; the number in the class, six bits; a check with the rest, 14 bits for twenty
 * questions and 24 for ten. The check is a hash of the lower bits and of the class's link, so that a code of another
 * link, or a misspelt one, passes at most once in 16,384 times; the lower bits are masked by a hash of the check, so that
 * neighbours' codes do not resemble. Not for secrets: whoever reads this file can write a code.
 */
import { formatClassLink, type ClassLink } from '@/lib/classroom/results/classLink';
import { fromBase32, normalBase32, toBase32 } from '@/lib/text/base32';
import { hashOf } from '@/lib/text/hash';

/** Largest number in a class. */
export const MAX_PUPILS = 40;

const CODE_LENGTH = 8;
const CODE_BITS = 5 * CODE_LENGTH;
const NUMBER_BITS = 6;
const LEAST_OUTCOME_BITS = 4;

/** Decoded content of a code. */
export interface PupilResult {
  /** Number in the class, from 1 to `MAX_PUPILS`. */
  readonly number: number;
  /** Whether each question was answered right, in the order of the link. */
  readonly outcomes: readonly boolean[];
}

/** Writes the code of a pupil's result, without hyphen. */
export function pupilCode({ number, outcomes }: PupilResult, link: ClassLink): string {
  const bits = lowBits(link);
  const low =
    number * 2 ** (bits - NUMBER_BITS) +
    outcomes.reduce((sum, isRight, index) => sum + (isRight ? 2 ** index : 0), 0);
  const check = checkOf(low, link);
  return toBase32(check * 2 ** bits + mask(low, check, link), CODE_LENGTH);
}

/** Groups the signs of a code by four for display, « K7QM-2XRT ». */
export const spacedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Normalizes a typed code; null when it has not eight signs of the alphabet. */
export function readCode(typed: string): string | null {
  const code = normalBase32(typed);
  return code.length === CODE_LENGTH && fromBase32(code) !== null ? code : null;
}

/** Decodes a normalized code; null when it was not made for the link. */
export function pupilResult(code: string, link: ClassLink): PupilResult | null {
  const value = fromBase32(code);
  if (value === null) return null;
  const bits = lowBits(link);
  const check = Math.floor(value / 2 ** bits);
  const low = mask(value % 2 ** bits, check, link);
  const number = Math.floor(low / 2 ** (bits - NUMBER_BITS));
  const count = link.ids.length;
  const isPadded = (low % 2 ** (bits - NUMBER_BITS)) >>> count === 0;
  if (checkOf(low, link) !== check || number < 1 || number > MAX_PUPILS || !isPadded)
    return null;
  return {
    number,
    outcomes: Array.from({ length: count }, (_, index) => ((low >>> index) & 1) === 1),
  };
}

/** Returns the number of bits below the check. */
const lowBits = ({ ids }: ClassLink): number =>
  NUMBER_BITS + Math.max(LEAST_OUTCOME_BITS, ids.length);

const checkOf = (low: number, link: ClassLink): number =>
  mixed(keyOf(link), low, 1) >>> (32 - (CODE_BITS - lowBits(link)));

/** Masks the lower bits, or unmasks them: exclusive or with a hash of the check. */
const mask = (low: number, check: number, link: ClassLink): number =>
  (low ^ (mixed(keyOf(link), check, 2) >>> (32 - lowBits(link)))) >>> 0;

const keyOf = (link: ClassLink): number => hashOf(formatClassLink(link));

/** Mixes integers into one of 32 bits, each of whose bits depends on all (the finalizer of MurmurHash3, by A. Appleby). */
const mixed = (...words: readonly number[]): number =>
  words.reduce((state, word) => {
    let hash = state ^ word;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  }, 0x9747b28c);
