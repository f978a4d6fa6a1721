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
function renderFollowing() {
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
    destinations: () => flights.filter((id) => id !== null),
    flights,
    leave: () => view.rerender(<p>Une autre page</p>),
  };
}

const narrate = (id: string, isPassing = false): void =>
  act(() => story.set({ ...narrated(622), place: { id, name: id, map: 'arabie' } }, isPassing));
const advance = (milliseconds: number): void =>
  act(() => void jest.advanceTimersByTime(milliseconds));

it('three places narrated in two seconds are each marked, with one flight', () => {
  const { marks, destinations } = renderFollowing();
  narrate('medine', true);
  advance(900);
  narrate('khaybar', true);
  advance(900);
  narrate('badr');
  advance(5000);
  expect(marks.filter((id) => id !== null)).toEqual(['medine', 'khaybar', 'badr']);
  expect(destinations()).toEqual(['badr']);
});

it('a narrated place of another map is neither marked nor flown to', () => {
  const { marks, destinations } = renderFollowing();
  narrate('la-mecque');
  advance(5000);
  narrate('constantinople');
  advance(5000);
  expect(marks.at(-1)).toBeNull();
  expect(destinations()).toEqual(['la-mecque']);
});

it('an unmounted map leaves no mark, flight, timer or listener', () => {
  const addSpy = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const signals = (): readonly AbortSignal[] =>
    addSpy.mock.calls.flatMap(([, , options], rank) =>
      addSpy.mock.contexts[rank] instanceof HTMLElement &&
      addSpy.mock.contexts[rank].tagName === 'SECTION' &&
      typeof options === 'object' &&
      options.signal
        ? [options.signal]
        : [],
    );
  const { marks, flights, leave } = renderFollowing();
  narrate('medine');
  const removeSpy = jest.spyOn(document, 'removeEventListener');
  expect(jest.getTimerCount()).toBe(1);
  expect(signals().length).toBeGreaterThan(0);
  leave();
  expect([marks.at(-1), flights.at(-1)]).toEqual([null, null]);
  expect(jest.getTimerCount()).toBe(0);
  expect(signals().filter(({ aborted }) => !aborted)).toEqual([]);
  expect(removeSpy.mock.calls.map(([type]) => type)).toContain('visibilitychange');
  narrate('badr');
  advance(5000);
  expect(flights.at(-1)).toBeNull();
});
