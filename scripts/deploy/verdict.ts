/** What a check found: sentences in French for whoever runs the site. */
interface Findings {
  /** What is wrong; none when all is right. */
  readonly faults: readonly string[];
  /** What is good to know, and no fault. */
  readonly notes?: readonly string[];
}

/** One thing that visitors, caches or podcast applications rely on. */
export interface Check {
  readonly title: string;
  /** Asks the site at this origin. Rejects when it does not answer, which is a fault too. */
  readonly look: (origin: string) => Promise<Findings>;
}

export interface Verdict extends Required<Findings> {
  readonly title: string;
}

/** Makes the checks one after the other, so that a small server is not flooded, and tells each as it ends. */
export async function checkSite(
  origin: string,
  checks: readonly Check[],
  tell: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { title, look } of checks) {
    const { faults, notes = [] } = await look(origin).catch(unanswered);
    const verdict = { title, faults, notes };
    tell(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

function unanswered(error: unknown): Findings {
  const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
  return { faults: [`pas de réponse : ${String(error)}${cause}`] };
}

/** The sentence, unless what it denies holds. */
export const unless = (holds: boolean, sentence: string): readonly string[] =>
  holds ? [] : [sentence];
