import { act } from '@testing-library/react';
import { createRef } from 'react';
import { MapStory } from '@/components/map/screen/MapStory.client';
import { story } from '@/components/story/storyStore';
import { narrated } from '@/tests/unit/components/story/narrated';
import { arabia } from '@/tests/unit/components/map/setUp';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => story.send('stop'));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Renders a map that follows the story; records its calls. */
function following() {
  const marks: (string | null)[] = [];
  const flights: (string | null)[] = [];
  const screen = createRef<HTMLElement>();
  const view = renderWithPlayer(
    <section ref={screen}>
      <MapStory
        screen={screen}
        map={arabia}
        onMark={(id) => marks.push(id)}
        onFly={(id) => flights.push(id)}
      />
    </section>,
  );
  act(() => story.send('start'));
  return {
    ...view,
    marks,
    flown: () => flights.filter((id) => id !== null),
    flights,
    leave: () => view.rerender(<p>Une autre page</p>),
  };
}

const narrate = (id: string, isPassing = false): void =>
  act(() => story.set({ ...narrated(622), place: { id, name: id, map: 'arabie' } }, isPassing));
const pass = (milliseconds: number): void =>
  act(() => void jest.advanceTimersByTime(milliseconds));

it('three places in two seconds are each marked, and lead to one flight', () => {
  const { marks, flown } = following();
  narrate('medine', true);
  pass(900);
  narrate('khaybar', true);
  pass(900);
  narrate('badr');
  pass(5000);
  expect(marks.filter((id) => id !== null)).toEqual(['medine', 'khaybar', 'badr']);
  expect(flown()).toEqual(['badr']);
});

it('a place of another map is neither marked nor a destination', () => {
  const { marks, flown } = following();
  narrate('la-mecque');
  pass(5000);
  narrate('constantinople');
  pass(5000);
  expect(marks.at(-1)).toBeNull();
  expect(flown()).toEqual(['la-mecque']);
});

it('once unmounted, the map is as before: no mark, no flight, no timer and no listener', () => {
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const signals = (): readonly AbortSignal[] =>
    added.mock.calls.flatMap(([, , options], rank) =>
      added.mock.contexts[rank] instanceof HTMLElement &&
      added.mock.contexts[rank].tagName === 'SECTION' &&
      typeof options === 'object' &&
      options.signal
        ? [options.signal]
        : [],
    );
  const { marks, flights, leave } = following();
  narrate('medine');
  const removed = jest.spyOn(document, 'removeEventListener');
  expect(jest.getTimerCount()).toBe(1);
  expect(signals().length).toBeGreaterThan(0);
  leave();
  expect([marks.at(-1), flights.at(-1)]).toEqual([null, null]);
  expect(jest.getTimerCount()).toBe(0);
  expect(signals().filter(({ aborted }) => !aborted)).toEqual([]);
  expect(removed.mock.calls.map(([type]) => type)).toContain('visibilitychange');
  narrate('badr');
  pass(5000);
  expect(flights.at(-1)).toBeNull();
});
