import * as v from 'valibot';
import { failure, success, type Result } from '@/lib/result';

/** Decodes a value of `content/`; a failure lists each problem on a line. */
export function tryDecode<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): Result<v.InferOutput<S>, readonly string[]> {
  const result = v.safeParse(schema, value, { message: explain });
  if (result.success) return success(result.output);
  return failure(
    result.issues.map(
      (issue) => `${file} → ${v.getDotPath(issue) ?? '(racine)'} : ${issue.message}`,
    ),
  );
}

/**
 * Decodes a value of `content/`.
 * @throws Error naming the file, the path of the value, the expected and the received value, which stops the build
 */
export function decodeContent<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): v.InferOutput<S> {
  const result = tryDecode(schema, value, file);
  if (result.ok) return result.value;
  throw new Error(contentReport(result.error));
}

/** Formats the problems of `content/` as one French message for the owner. */
export const contentReport = (problems: readonly string[]): string =>
  `Contenu invalide :\n${problems.map((line) => `  ${line}`).join('\n')}`;

/** Writes a sentence for valibot issues without a message of their own. */
const explain = ({ expected, received }: v.BaseIssue<unknown>): string =>
  expected === 'never' || expected === null
    ? `cette clé n’est pas connue (${received})`
    : `${expected} est attendu, reçu ${received}`;
