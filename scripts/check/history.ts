import { execFileSync } from 'node:child_process';

/** Commit after which subjects must follow the rules of CONTRIBUTING.md (27 November 2026). */
export const BASELINE = '8806985';

const MAX_LETTERS = 72;
const SUBJECT = /^[a-z0-9][\w./-]*(, [\w./-]+)*: \S/;

/** The subjects of the commits since the baseline, or the reason why they are unknown. */
export type History =
  | { readonly kind: 'known'; readonly subjects: readonly string[] }
  | { readonly kind: 'unknown'; readonly cause: string };

/** Runs git with arguments and returns its output; throws when git fails. */
type Git = (...args: string[]) => string;

const runGit: Git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Lists the subjects of the commits since the baseline, without merges; a shallow clone or an export has none. */
export function readHistory(git: Git = runGit): History {
  const cause = unknownCause(git);
  if (cause !== null) return { kind: 'unknown', cause };
  const log = git('log', '--no-merges', '--format=%s', `${BASELINE}..HEAD`);
  return { kind: 'known', subjects: log.split('\n').filter((subject) => subject !== '') };
}

/** Returns the rule that a subject breaks, as a sentence; null for a valid subject. */
export function subjectFault(subject: string): string | null {
  if (/^Revert "/.test(subject)) return null;
  const { length } = [...subject];
  if (length > MAX_LETTERS) return `${length} characters, ${MAX_LETTERS} at most: ${subject}`;
  return SUBJECT.test(subject) ? null : `“area: what changes” is expected: ${subject}`;
}

function unknownCause(git: Git): string | null {
  if (!succeeds(git, 'rev-parse', '--git-dir')) return 'this is no clone of the repository';
  return succeeds(git, 'merge-base', '--is-ancestor', BASELINE, 'HEAD')
    ? null
    : `${BASELINE} is not in this clone's history (a shallow one?)`;
}

function succeeds(git: Git, ...args: string[]): boolean {
  try {
    git(...args);
    return true;
  } catch {
    return false;
  }
}
