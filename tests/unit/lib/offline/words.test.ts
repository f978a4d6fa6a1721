import type { PackState } from '@/lib/offline/packState';
import { markOf, REFUSALS } from '@/lib/offline/words';

const halfDone = { done: 50, total: 100 } as const;

it.each<[PackState, string | null]>([
  [{ status: 'absent' }, null],
  [{ status: 'asking' }, null],
  [{ status: 'waiting' }, 'En attente'],
  [{ status: 'elsewhere' }, 'En cours'],
  [{ status: 'saving', ...halfDone }, '50\u00a0%'],
  [{ status: 'saving', done: 100, total: 100 }, '99\u00a0%'],
  [{ status: 'paused', ...halfDone }, 'En pause'],
  [{ status: 'failed', refusal: 'network', ...halfDone }, 'En pause'],
  [{ status: 'failed', refusal: 'full', done: 0, total: 100 }, null],
  [{ status: 'kept', bytes: 1 }, 'Emporté'],
  [{ status: 'kept', bytes: 1, toFetch: 1 }, 'À renouveler'],
  [{ status: 'incomplete', bytes: 1 }, 'À compléter'],
])('the button of an episode that is %j is labelled %p', (state, mark) => {
  expect(markOf(state)).toBe(mark);
});

it('the message for a lost network says that the fetched items remain and how to resume', () => {
  expect(REFUSALS.network).toMatch(/^Le réseau .+ reste.+ reprendre/);
});
