/** Findings of a check, as French sentences for the owner. */
interface Findings {
  /** Faults; empty when all is right. */
  readonly faults: readonly string[];
  /** Remarks that are no faults. */
  readonly notes?: readonly string[];
}

/** A check of a running site. */
export interface Check {
  readonly title: string;
  /** Runs the check on an origin. Rejects when the site does not answer, which is a fault too. */
  readonly run: (origin: string) => Promise<Findings>;
}

export interface Verdict extends Required<Findings> {
  readonly title: string;
}

/** Runs the checks one after the other, so as not to flood a small server, and reports each as it ends. */
export async function checkSite(
  origin: string,
  checks: readonly Check[],
  report: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { title, run } of checks) {
    const { faults, notes = [] } = await run(origin).catch(unansweredFindings);
    const verdict = { title, faults, notes };
    report(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

function unansweredFindings(error: unknown): Findings {
  const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
  return { faults: [`pas de réponse : ${String(error)}${cause}`] };
}

/** Returns the sentence as a list, empty where its condition holds. */
export const faultUnless = (isMet: boolean, sentence: string): readonly string[] =>
  isMet ? [] : [sentence];
