import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { createScreenStore } from '@/components/map/selection/screenStore';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import { useMapYear } from '@/components/map/selection/useMapYear';
import { shownYear } from '@/components/story/shownYear';
import { story } from '@/components/story/storyStore';
import { useShownYear } from '@/components/story/useShownYear';
import { yearOf } from '@/lib/clock/narration';
import { formatMapQuery } from '@/lib/map/query';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { narrated, yearStore } from './narrated';

const PATH = '/outils/carte-interactive/arabie';
const RANGE = { from: 609, to: 630 };

/** Connects the stores of the map and of the timeline to the shown year, without their drawings. */
function renderViews(query = '?chronologie=1', timeline = RANGE) {
  const MAP: Pick<ScreenMap, 'timeline' | 'periods'> = { timeline, periods: [] };
  window.history.replaceState(null, '', PATH + query);
  const map = createScreenStore(PATH, MAP);
  const timelineStore = yearStore();
  // The store reads the address at its first subscription.
  const unsubscribe = map.subscribe(() => {});
  function Views() {
    useMapYear(map, MAP);
    useShownYear({
      subscribe: timelineStore.subscribe,
      showsYears: () => true,
      year: () => timelineStore.get().year,
      hasAddressYear: () => timelineStore.get().year !== null,
      show: (year) => timelineStore.update(() => ({ year })),
    });
    return null;
  }
  const { unmount } = render(<Views />);
  return {
    mapYear: () => map.get().year,
    timelineYear: () => timelineStore.get().year,
    address: () => new URLSearchParams(formatMapQuery(map.get(), MAP)).get('annee'),
    setMapYear: (year: number) =>
      act(() => map.update((state) => ({ ...state, year, isPlaying: false }))),
    openTimeline: () => act(() => map.update((state) => ({ ...state, isTimeline: true }))),
    setTimelineYear: (year: number) => act(() => timelineStore.update(() => ({ year }))),
    unmountViews() {
      unmount();
      unsubscribe();
    },
  };
}

beforeEach(() => act(() => shownYear.set(null)));
afterEach(() => act(() => story.send('stop')));

const startStory = (): void => act(() => story.send('start'));
const narrate = (year: number): void => act(() => story.set(narrated(year)));

it('the story, the map’s timeline, the timeline and the address show one year', () => {
  const { mapYear, timelineYear, address, unmountViews } = renderViews();
  startStory();
  for (const year of [610, 622, 613]) {
    narrate(year);
    expect([mapYear(), timelineYear(), Number(address())]).toEqual([year, year, year]);
  }
  unmountViews();
});

it.each(mapIds().map((id) => ({ id, timeline: loadMap(id).record.timeline })))(
  'map « $id », timeline and shown year agree on each narrated year, which the address has where the map does',
  ({ timeline }) => {
    const { mapYear, timelineYear, address, unmountViews } = renderViews(
      '?chronologie=1',
      timeline,
    );
    startStory();
    for (let year = timeline.from - 2; year <= timeline.to + 2; year += 1) {
      narrate(year);
      expect([mapYear(), timelineYear(), shownYear.get()]).toEqual([year, year, year]);
      const isNamed = year > timeline.from && year <= timeline.to;
      expect([year, address()]).toEqual([year, isNamed ? String(year) : null]);
    }
    unmountViews();
  },
);

it('a year chosen on a view suspends the story, and is shown by the other view', () => {
  const { mapYear, timelineYear, setMapYear, setTimelineYear, unmountViews } = renderViews();
  startStory();
  narrate(610);
  setMapYear(620);
  expect(story.get().following).toBe('suspended');
  expect(timelineYear()).toBe(620);
  narrate(611);
  setTimelineYear(625);
  expect(mapYear()).toBe(625);
  act(() => story.send('resume'));
  expect([mapYear(), timelineYear()]).toEqual([611, 611]);
  unmountViews();
});

it('a passage without a year leaves the shown year unchanged', () => {
  const { mapYear, timelineYear, unmountViews } = renderViews();
  startStory();
  narrate(622);
  act(() => story.set({ ...narrated(0), words: 'Badr', years: null }));
  expect([mapYear(), timelineYear(), shownYear.get()]).toEqual([622, 622, 622]);
  expect(story.get().following).toBe('on');
  unmountViews();
});

it('a year outside of the map’s range is shown, and not written into the address', () => {
  const { mapYear, timelineYear, address, setMapYear, unmountViews } = renderViews();
  startStory();
  narrate(661);
  expect([mapYear(), timelineYear(), shownYear.get()]).toEqual([661, 661, 661]);
  expect(address()).toBeNull();
  expect(story.get().following).toBe('on');
  setMapYear(628);
  expect([timelineYear(), story.get().following]).toEqual([628, 'suspended']);
  unmountViews();
});

it('a year in the address replaces the shown year; without one the shown year stays', () => {
  act(() => shownYear.set(615));
  const viewsWithYear = renderViews('?chronologie=1&annee=622');
  expect([viewsWithYear.mapYear(), viewsWithYear.timelineYear(), shownYear.get()]).toEqual([
    622, 622, 622,
  ]);
  viewsWithYear.unmountViews();
  const viewsWithoutYear = renderViews();
  expect([viewsWithoutYear.mapYear(), shownYear.get()]).toEqual([622, 622]);
  viewsWithoutYear.unmountViews();
});

it('a map whose timeline is closed ignores the shown year, and shows it once the timeline is open', () => {
  const { mapYear, timelineYear, openTimeline, unmountViews } = renderViews('');
  act(() => shownYear.set(622));
  expect([mapYear(), timelineYear()]).toEqual([RANGE.from, 622]);
  openTimeline();
  expect([mapYear(), timelineYear()]).toEqual([622, 622]);
  unmountViews();
});

it('the story, the map, the timeline and the address show one year after any events', () => {
  const year = fc.integer({ min: RANGE.from, max: RANGE.to });
  const event = fc.oneof(
    fc.record({
      kind: fc.constant('narrate' as const),
      year: fc.integer({ min: 500, max: 800 }),
    }),
    fc.record({ kind: fc.constantFrom('slide' as const, 'pick' as const), year }),
    fc.record({ kind: fc.constantFrom('start' as const, 'resume' as const), year }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      act(() => {
        story.send('stop');
        shownYear.set(null);
      });
      const rendered = renderViews();
      for (const { kind, year: eventYear } of events) {
        if (kind === 'narrate') narrate(eventYear);
        else if (kind === 'slide') rendered.setMapYear(eventYear);
        else if (kind === 'pick') rendered.setTimelineYear(eventYear);
        else act(() => story.send(kind));
        const { following, moment } = story.get();
        const years = [rendered.timelineYear() ?? shownYear.get(), shownYear.get()];
        // The year of a followed moment is the map's too; otherwise the map ignores a year outside its range.
        if (following === 'on' && yearOf(moment) !== null)
          years.push(yearOf(moment), rendered.mapYear());
        if (rendered.address() !== null && years.length > 2)
          years.push(Number(rendered.address()));
        expect(new Set(years).size).toBe(1);
      }
      rendered.unmountViews();
    }),
    { numRuns: 200 },
  );
});

it('an unmounted view receives no year', () => {
  const { mapYear, unmountViews } = renderViews();
  unmountViews();
  act(() => shownYear.set(622));
  expect(mapYear()).toBe(RANGE.from);
});
