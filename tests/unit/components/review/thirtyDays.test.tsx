import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DUE_KEY } from '@/lib/review/store/dueDays';
import { seededRandom } from '@/lib/random';
import { MOST_CARDS } from '@/lib/review/session';
import { bankQuestion } from '@/tests/unit/lib/quiz/bank';
import { spokenTerm } from '@/tests/unit/lib/review/log';

const DAY = 86_400_000;
const FIRST_DAY = new Date(2026, 2, 20, 9).getTime();
const HEARD = new Set(['episode-09']);
const bank = Array.from({ length: 24 }, (_, rank) => bankQuestion(rank));
const terms = Array.from({ length: 6 }, (_, rank) => spokenTerm(rank, ['episode-09']));

// By text, not by role: computing hundreds of accessible names takes minutes.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const title = () => screen.getByText(/./, { selector: '[data-focus="step-heading"]' });
const heading = () => title().textContent ?? '';

/** Simulates another visit: new modules, the same storage. */
async function startVisit(): Promise<void> {
  cleanup();
  jest.resetModules();
  // One copy of React renders all visits.
  jest.doMock('react', () => React);
  jest.doMock('react-dom', () => ReactDom);
  jest.doMock('react/jsx-runtime', () => JsxRuntime);
  const { ReviewPanel } = await import('@/components/review/ReviewPanel.client');
  render(
    <ReviewPanel
      bank={bank}
      terms={terms}
      heard={HEARD}
      root={{ current: null }}
      exchange={() => null}
    />,
  );
}

/** Answers the current card by keyboard, and continues. */
function answerCard(isKnown: boolean): void {
  if (heading().startsWith('Que veut dire')) {
    fireEvent.click(button('Montrer le sens'));
    fireEvent.click(button(isKnown ? 'Je savais' : 'Je ne savais pas'));
    return;
  }
  const answers = screen.getAllByRole('button', { name: /^[1-4]?\s?(Juste|Faux) / });
  const rank = answers.findIndex(
    ({ textContent }) => textContent?.includes('Juste') === isKnown,
  );
  fireEvent.keyDown(title(), {
    key: String(rank + 1),
    code: `Digit${rank + 1}`,
  });
  fireEvent.click(button('Continuer'));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it('a review of thirty days asks twenty cards a day at most, and loses no answer between visits', async () => {
  const random = seededRandom(7);
  const dueCounts: number[] = [];
  let answers = 0;
  let sittings = 0;
  for (let day = 0; day < 30; day += 1) {
    jest.setSystemTime(FIRST_DAY + day * DAY);
    await startVisit();
    const due = Number(/^(\d+) à revoir/.exec(heading())?.[1] ?? 0);
    dueCounts.push(due);
    expect(due).toBeLessThanOrEqual(MOST_CARDS);
    if (due === 0) {
      expect(heading()).toBe('Rien à revoir aujourd’hui');
      continue;
    }
    act(() => button('Réviser').click());
    let attempts = 60;
    while (!/ retenues?$/.test(heading()) && (attempts -= 1) > 0) answerCard(random() < 0.87);
    expect(heading()).toMatch(new RegExp(`^\\d+ sur ${due} retenues?$`));
    answers += due;
    sittings += 1;
    // An export is offered from the third sitting on.
    expect(screen.queryByText(/Ce navigateur est seul à s’en souvenir/) !== null).toBe(
      sittings >= 3,
    );
    act(() => button('Terminer').click());
    const storedDays = JSON.parse(localStorage.getItem(DUE_KEY) ?? '[]') as readonly number[];
    expect(storedDays.length).toBeLessThanOrEqual(bank.length + terms.length);
  }
  // Five new cards a day until all are known; later repetitions leave days without cards.
  expect(dueCounts[0]).toBe(5);
  expect(Math.max(...dueCounts)).toBeLessThanOrEqual(MOST_CARDS);
  const log = JSON.parse(localStorage.getItem('revision') ?? '{}') as {
    readonly events: readonly { readonly kind: string; readonly card: string }[];
  };
  expect(log.events.filter(({ kind }) => kind === 'answered')).toHaveLength(answers);
  expect(new Set(log.events.map(({ card }) => card)).size).toBe(bank.length + terms.length);
}, 120_000);
