import * as v from 'valibot';

/**
 * Decodes a value read from `content/`.
 * @throws Error naming the file, the path inside it, what was expected and what was found:
 *   a wrong content file stops the build with this sentence.
 */
export function decodeContent<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { message: explain });
  if (result.success) return result.output;
  const lines = result.issues.map(
    (issue) => `  ${file} → ${v.getDotPath(issue) ?? '(racine)'} : ${issue.message}`,
  );
  throw new Error(`Contenu invalide :\n${lines.join('\n')}`);
}

/** For the rules that bring no sentence of their own. */
const explain = ({ expected, received }: v.BaseIssue<unknown>): string =>
  expected === 'never' || expected === null
    ? `cette clé n’est pas connue (${received})`
    : `${expected} est attendu, reçu ${received}`;
