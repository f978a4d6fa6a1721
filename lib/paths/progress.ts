import { fieldsOf, isListOf, isText, parseJson } from '@/lib/decode';

/** Keys of the steps that are done, by the id of their path. */
export type PathProgress = Readonly<Record<string, readonly string[]>>;

export const NO_PROGRESS: PathProgress = {};

/** Most ids, and most keys of each: more is no progress that this site has written. */
const MAX_ENTRIES = 200;

/** Decodes stored progress; invalid entries are dropped. */
export const decodeProgress = (text: string | null): PathProgress =>
  progressOf(parseJson(text));

/** Decodes progress from a JSON value; invalid entries are dropped. */
export function progressOf(value: unknown): PathProgress {
  const entries = Object.entries(fieldsOf(value));
  return Object.fromEntries(
    entries
      .slice(0, MAX_ENTRIES)
      .flatMap(([id, keys]) =>
        isListOf(keys, isText) && keys.length > 0 && keys.length <= MAX_ENTRIES
          ? [[id, [...new Set(keys)]]]
          : [],
      ),
  );
}

/** Serializes progress; null, which removes the entry, for none. */
export const encodeProgress = (progress: PathProgress): string | null =>
  Object.keys(progress).length === 0 ? null : JSON.stringify(progress);

/** Lists the keys of the steps of a path that are done. */
export const doneSteps = (progress: PathProgress, id: string): readonly string[] =>
  Object.hasOwn(progress, id) ? (progress[id] ?? []) : [];

/** Marks a step as done or not. */
export function withStep(
  progress: PathProgress,
  id: string,
  key: string,
  isDone: boolean,
): PathProgress {
  const otherKeys = doneSteps(progress, id).filter((otherKey) => otherKey !== key);
  const keys = isDone ? [...otherKeys, key] : otherKeys;
  const otherPaths = withoutPath(progress, id);
  return keys.length === 0 ? otherPaths : { ...otherPaths, [id]: keys };
}

/** Removes all progress on a path. */
export const withoutPath = (progress: PathProgress, id: string): PathProgress =>
  Object.fromEntries(Object.entries(progress).filter(([otherId]) => otherId !== id));

/** Merges the progress of two devices: a step is done when done on either device. */
export const mergeProgress = (a: PathProgress, b: PathProgress): PathProgress =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((id) => [
      id,
      [...new Set([...doneSteps(a, id), ...doneSteps(b, id)])],
    ]),
  );

/** Counts the steps that are done, on all paths. */
export const countDone = (progress: PathProgress): number =>
  Object.values(progress).reduce((sum, keys) => sum + keys.length, 0);
