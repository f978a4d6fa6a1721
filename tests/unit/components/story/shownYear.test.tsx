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

/** Renders the map's screen and the timeline with their years, side by side. */
function views(query = '?chronologie=1', timeline = RANGE) {
  const MAP: Pick<ScreenMap, 'timeline' | 'periods'> = { timeline, periods: [] };
  window.history.replaceState(null, '', PATH + query);
  const map = createScreenStore(PATH, MAP);
  const timelineStore = yearStore();
  // The store reads the address at its first subscription.
  const stop = map.subscribe(() => {});
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
    slide: (year: number) =>
      act(() => map.update((state) => ({ ...state, year, isPlaying: false }))),
    pick: (year: number) => act(() => timelineStore.update(() => ({ year }))),
    leave() {
      unmount();
      stop();
    },
  };
}

beforeEach(() => act(() => shownYear.set(null)));
afterEach(() => act(() => story.send('stop')));

const follow = (): void => act(() => story.send('start'));
const narrate = (year: number): void => act(() => story.set(narrated(year)));

it('the story, the map’s timeline, the timeline and the address show one year', () => {
  const { mapYear, timelineYear, address, leave } = views();
  follow();
  for (const year of [610, 622, 613]) {
    narrate(year);
    expect([mapYear(), timelineYear(), Number(address())]).toEqual([year, year, year]);
  }
  leave();
});

it.each(mapIds().map((id) => ({ id, timeline: loadMap(id).record.timeline })))(
  'on the map « $id », each narrated year is one, and in the address where the map has it',
  ({ timeline }) => {
    const { mapYear, timelineYear, address, leave } = views('?chronologie=1', timeline);
    follow();
    for (let year = timeline.from - 2; year <= timeline.to + 2; year += 1) {
      narrate(year);
      expect([mapYear(), timelineYear(), shownYear.get()]).toEqual([year, year, year]);
      const isNamed = year > timeline.from && year <= timeline.to;
      expect([year, address()]).toEqual([year, isNamed ? String(year) : null]);
    }
    leave();
  },
);

it('a year chosen on a view suspends the story, and is shown by the other view', () => {
  const { mapYear, timelineYear, slide, pick, leave } = views();
  follow();
  narrate(610);
  slide(620);
  expect(story.get().following).toBe('suspended');
  expect(timelineYear()).toBe(620);
  narrate(611);
  pick(625);
  expect(mapYear()).toBe(625);
  act(() => story.send('resume'));
  expect([mapYear(), timelineYear()]).toEqual([611, 611]);
  leave();
});

it('a moment without a year leaves the shown one', () => {
  const { mapYear, timelineYear, leave } = views();
  follow();
  narrate(622);
  act(() => story.set({ ...narrated(0), words: 'Badr', years: null }));
  expect([mapYear(), timelineYear(), shownYear.get()]).toEqual([622, 622, 622]);
  expect(story.get().following).toBe('on');
  leave();
});

it('a year outside of the map is in no address, and nothing writes the map’s last year instead', () => {
  const { mapYear, timelineYear, address, slide, leave } = views();
  follow();
  narrate(661);
  expect([mapYear(), timelineYear(), shownYear.get()]).toEqual([661, 661, 661]);
  expect(address()).toBeNull();
  expect(story.get().following).toBe('on');
  slide(628);
  expect([timelineYear(), story.get().following]).toEqual([628, 'suspended']);
  leave();
});

it('a year in the address takes precedence; the first year, which is in no address, does not', () => {
  act(() => shownYear.set(615));
  const named = views('?chronologie=1&annee=622');
  expect([named.mapYear(), named.timelineYear(), shownYear.get()]).toEqual([622, 622, 622]);
  named.leave();
  const unnamed = views();
  expect([unnamed.mapYear(), shownYear.get()]).toEqual([622, 622]);
  unnamed.leave();
});

it('a map without its timeline ignores the year, and shows it once the timeline is open', () => {
  const { mapYear, timelineYear, leave } = views('');
  act(() => shownYear.set(622));
  expect([mapYear(), timelineYear()]).toEqual([RANGE.from, 622]);
  leave();
});

it('whatever happens, the player, the map, the timeline and the address never show two years', () => {
  const year = fc.integer({ min: RANGE.from, max: RANGE.to });
  const happening = fc.oneof(
    fc.record({
      kind: fc.constant('narrate' as const),
      year: fc.integer({ min: 500, max: 800 }),
    }),
    fc.record({ kind: fc.constantFrom('slide' as const, 'pick' as const), year }),
    fc.record({ kind: fc.constantFrom('start' as const, 'resume' as const), year }),
  );
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 12 }), (happenings) => {
      act(() => {
        story.send('stop');
        shownYear.set(null);
      });
      const seen = views();
      for (const { kind, year: at } of happenings) {
        if (kind === 'narrate') narrate(at);
        else if (kind === 'slide') seen.slide(at);
        else if (kind === 'pick') seen.pick(at);
        else act(() => story.send(kind));
        const { following, moment } = story.get();
        const years = [seen.timelineYear() ?? shownYear.get(), shownYear.get()];
        // The year of a followed moment is the map's too; otherwise the map ignores a year outside its range.
        if (following === 'on' && yearOf(moment) !== null)
          years.push(yearOf(moment), seen.mapYear());
        if (seen.address() !== null && years.length > 2) years.push(Number(seen.address()));
        expect(new Set(years).size).toBe(1);
      }
      seen.leave();
    }),
    { numRuns: 200 },
  );
});

it('a view that is unmounted receives nothing', () => {
  const { mapYear, leave } = views();
  leave();
  act(() => shownYear.set(622));
  expect(mapYear()).toBe(RANGE.from);
});
