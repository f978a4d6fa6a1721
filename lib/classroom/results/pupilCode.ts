/**
 * Code of a pupil: eight symbols of Crockford's base 32, forty bits. From the lowest: the outcomes of the questions,
 * a bit each, padded with zeros to four; the number in the class, six bits; a check in the remaining bits, 14 for
 * twenty questions and 24 for ten. The check is a hash of the lower bits and of the class's link, so that a code of
 * another link, or a misspelt code, passes at most once in 16,384 times; the lower bits are masked by a hash of the
 * check, so that the codes of neighbours do not resemble each other. Not for secrets: whoever reads this file can write
 * a code.
 */
import { formatClassLink, type ClassLink } from '@/lib/classroom/results/classLink';
import { fromBase32, normalBase32, toBase32 } from '@/lib/text/base32';
import { hashOf } from '@/lib/text/hash';

/** Largest number in a class. */
export const MAX_PUPILS = 40;

const CODE_LENGTH = 8;
const CODE_BITS = 5 * CODE_LENGTH;
const NUMBER_BITS = 6;
const MIN_OUTCOME_BITS = 4;

/** Decoded content of a code. */
export interface PupilResult {
  /** Number in the class, from 1 to `MAX_PUPILS`. */
  readonly number: number;
  /** Whether each question was answered right, in the order of the link. */
  readonly outcomes: readonly boolean[];
}

/** Writes the code of a pupil's result, without hyphen. */
export function pupilCode({ number, outcomes }: PupilResult, link: ClassLink): string {
  const bitCount = lowerBitCount(link);
  const lowerBits =
    number * 2 ** (bitCount - NUMBER_BITS) +
    outcomes.reduce((sum, isRight, index) => sum + (isRight ? 2 ** index : 0), 0);
  const check = checkOf(lowerBits, link);
  return toBase32(check * 2 ** bitCount + mask(lowerBits, check, link), CODE_LENGTH);
}

/** Groups the symbols of a code by four for display, « K7QM-2XRT ». */
export const spacedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Normalizes a typed code; null unless the code has eight symbols of the alphabet. */
export function readCode(input: string): string | null {
  const code = normalBase32(input);
  return code.length === CODE_LENGTH && fromBase32(code) !== null ? code : null;
}

/** Decodes a normalized code; null when the code was not made for the link. */
export function pupilResult(code: string, link: ClassLink): PupilResult | null {
  const value = fromBase32(code);
  if (value === null) return null;
  const bitCount = lowerBitCount(link);
  const check = Math.floor(value / 2 ** bitCount);
  const lowerBits = mask(value % 2 ** bitCount, check, link);
  const number = Math.floor(lowerBits / 2 ** (bitCount - NUMBER_BITS));
  const count = link.ids.length;
  const isPadded = (lowerBits % 2 ** (bitCount - NUMBER_BITS)) >>> count === 0;
  if (checkOf(lowerBits, link) !== check || number < 1 || number > MAX_PUPILS || !isPadded)
    return null;
  return {
    number,
    outcomes: Array.from({ length: count }, (_, index) => ((lowerBits >>> index) & 1) === 1),
  };
}

/** Returns the number of bits below the check. */
const lowerBitCount = ({ ids }: ClassLink): number =>
  NUMBER_BITS + Math.max(MIN_OUTCOME_BITS, ids.length);

const checkOf = (lowerBits: number, link: ClassLink): number =>
  mixIntegers(keyOf(link), lowerBits, 1) >>> (32 - (CODE_BITS - lowerBitCount(link)));

/** Masks the lower bits, or unmasks them: exclusive or with a hash of the check. */
const mask = (lowerBits: number, check: number, link: ClassLink): number =>
  (lowerBits ^ (mixIntegers(keyOf(link), check, 2) >>> (32 - lowerBitCount(link)))) >>> 0;

const keyOf = (link: ClassLink): number => hashOf(formatClassLink(link));

/** Mixes integers into one of 32 bits, each of which depends on all integers (finalizer of MurmurHash3, A. Appleby). */
const mixIntegers = (...words: readonly number[]): number =>
  words.reduce((state, word) => {
    let hash = state ^ word;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  }, 0x9747b28c);
