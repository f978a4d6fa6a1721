import type { Chain, KinshipStep } from '@/lib/genealogy/kinship/chain';

/** A section of a chain by blood alone: steps up to one of two siblings, then steps down from the other. */
export interface Run {
  readonly from: string;
  readonly to: string;
  /** Generations up to the common parents, and down from the common parents: 1 and 1 between siblings. */
  readonly up: number;
  readonly down: number;
  readonly people: readonly string[];
}

/** Returns the two siblings in a run; null for a run straight up or down. */
export const siblingsIn = ({ up, down, people }: Run): readonly [string, string] | null => {
  const [sibling, otherSibling] = [people[up - 1], people[up]];
  return up > 0 && down > 0 && sibling !== undefined && otherSibling !== undefined
    ? [sibling, otherSibling]
    : null;
};

/** A chain as runs by blood, with the steps that join them. */
export interface Runs {
  readonly runs: readonly Run[];
  /** Steps between consecutive runs: one fewer than the runs. */
  readonly joints: readonly Exclude<KinshipStep, 'parent' | 'child' | 'sibling'>[];
}

/** Divides a chain into runs; between two joints a run may be a single person, 0 up and 0 down. */
export function runsOf({ people, steps }: Chain): Runs {
  const runs: Run[] = [];
  const joints: Runs['joints'][number][] = [];
  let members = people.slice(0, 1);
  let runSteps: KinshipStep[] = [];
  steps.forEach((step, index) => {
    const person = people[index + 1] ?? '';
    if (step === 'parent' || step === 'child' || step === 'sibling') {
      members = [...members, person];
      runSteps = [...runSteps, step];
      return;
    }
    runs.push(runOf(members, runSteps));
    joints.push(step);
    members = [person];
    runSteps = [];
  });
  return { runs: [...runs, runOf(members, runSteps)], joints };
}

function runOf(people: readonly string[], steps: readonly KinshipStep[]): Run {
  const count = (kind: KinshipStep): number => steps.filter((step) => step === kind).length;
  // A sibling step counts one generation up and one down: the common parent is implied.
  const siblingSteps = count('sibling');
  return {
    from: people[0] ?? '',
    to: people.at(-1) ?? '',
    up: count('parent') + siblingSteps,
    down: count('child') + siblingSteps,
    people,
  };
}
