import { fieldsOf, parseJson } from '@/lib/decode';
import type { ExchangePart } from '@/lib/exchange/part';
import { failure, success, type Result } from '@/lib/result';
import type { Unreadable } from '@/lib/sharedStore';

const FORMAT = 'chroniques-appareil';
const VERSION = 1;

/** Format of files from before 27 November 2026, which hold the review alone, and its key in the current format. */
const REVIEW_FORMAT = 'chroniques-revision';
const REVIEW_KEY = 'revision';

/** In characters: more than the storage of a browser holds of a visitor's own data. */
const MAX_CHARACTERS = 4_000_000;

/** Outcome of the merge of a file. */
export interface Merged {
  /** Parts with their number of additions. */
  readonly added: readonly { readonly part: ExchangePart; readonly count: number }[];
  /** Parts whose value could not be decoded. */
  readonly refused: readonly ExchangePart[];
  /** Keys of the file without a part, from a newer version of the site. */
  readonly unknown: readonly string[];
}

/** Serializes the parts that are present in the browser. */
export const formatExchange = (parts: readonly ExchangePart[]): string =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    parts: Object.fromEntries(
      parts.flatMap((part) => {
        const value = part.read();
        return value === null ? [] : [[part.key, value]];
      }),
    ),
  });

/** Parses an exchanged file and merges each of its parts; a failure changes nothing. */
export function mergeExchange(
  text: string,
  parts: readonly ExchangePart[],
): Result<Merged, Unreadable> {
  if (text.length > MAX_CHARACTERS) return failure('too long');
  const values = valuesOf(text);
  if (!values.ok) return values;
  const presentParts = parts.filter(({ key }) => Object.hasOwn(values.value, key));
  const outcomes = presentParts.map((part) => ({
    part,
    result: part.merge(values.value[part.key]),
  }));
  const failures = outcomes.flatMap(({ part, result }) =>
    result.ok ? [] : [{ part, error: result.error }],
  );
  const [firstFailure] = failures;
  if (firstFailure && failures.length === outcomes.length) return failure(firstFailure.error);
  return success({
    added: outcomes.flatMap(({ part, result }) =>
      result.ok ? [{ part, count: result.value }] : [],
    ),
    refused: failures.map(({ part }) => part),
    unknown: Object.keys(values.value).filter((key) => !parts.some((part) => part.key === key)),
  });
}

function valuesOf(text: string): Result<Readonly<Record<string, unknown>>, Unreadable> {
  const file = fieldsOf(parseJson(text));
  if (file.format === REVIEW_FORMAT) return success({ [REVIEW_KEY]: file });
  const { format, version, parts } = file;
  if (format !== FORMAT || typeof version !== 'number') return failure('damaged');
  if (version > VERSION) return failure('newer');
  return Object.keys(fieldsOf(parts)).length > 0
    ? success(fieldsOf(parts))
    : failure('damaged');
}
