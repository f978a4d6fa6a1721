import { act, render, screen } from '@testing-library/react';
import { MapTimeline } from '@/components/map/controls/MapTimeline.client';
import { shownYear } from '@/components/story/shownYear';
import { story } from '@/components/story/storyStore';
import { useNarratedYears } from '@/components/story/useNarratedYears';
import { useAddressYear } from '@/components/story/useAddressYear';
import { YearField } from '@/components/timeline/screen/YearField.client';
import { arabia } from '@/tests/unit/components/map/setUp';
import { narrated, yearStore } from './narrated';

const YEAR_SPAN = { from: 610, to: 616, words: 'entre 610 et 616' };
const MIDDLE = 613;

beforeEach(() => act(() => shownYear.set(null)));
afterEach(() => act(() => story.send('stop')));

const narrateSpan = (): void =>
  act(() => {
    story.send('start');
    story.set({
      ...narrated(MIDDLE),
      words: `La Mecque, ${YEAR_SPAN.words}`,
      years: YEAR_SPAN,
    });
  });

const slider = () => screen.getByRole('slider', { name: 'Année' });

it('the timeline shows a narrated span in words, its slider in the middle, until a gesture', () => {
  function Field() {
    const { words } = useNarratedYears()(MIDDLE);
    return (
      <YearField year={MIDDLE} words={[words, 'avant l’Hégire']} onYear={() => undefined}>
        {null}
      </YearField>
    );
  }
  render(<Field />);
  expect(screen.getByRole('status')).toHaveTextContent(/^613 /);
  narrateSpan();
  expect(screen.getByRole('status')).toHaveTextContent(/^entre 610 et 616 .*avant l’Hégire/);
  expect(slider()).toHaveValue(String(MIDDLE));
  expect(slider().getAttribute('aria-valuetext')).toMatch(/^entre 610 et 616, /);
  act(() => story.send('gesture'));
  expect(screen.getByRole('status')).toHaveTextContent(/^613 /);
});

it('the map’s timeline shows a narrated span in words, without the event of its middle year', () => {
  const change = new Proxy({} as Parameters<typeof MapTimeline>[0]['change'], {
    get: () => () => undefined,
  });
  render(
    <MapTimeline
      timeline={{ year: MIDDLE, isPlaying: false }}
      range={{ from: 609, to: 630 }}
      events={arabia.places}
      change={change}
    />,
  );
  expect(screen.getByText('613 ap. J.-C.')).toBeVisible();
  expect(screen.getByText('La Mecque')).toBeVisible();
  narrateSpan();
  expect(screen.getByText('entre 610 et 616')).toBeVisible();
  expect(screen.queryByText('La Mecque')).toBeNull();
  expect(slider()).toHaveValue(String(MIDDLE));
  expect(slider()).toHaveAttribute('aria-valuetext', 'entre 610 et 616');
});

it('a resumed story reveals its year again, even when the gesture has not changed the year', () => {
  const store = yearStore();
  const revealedYears: number[] = [];
  function View() {
    useAddressYear(store, (year) => revealedYears.push(year));
    return null;
  }
  render(<View />);
  act(() => {
    story.send('start');
    story.set(narrated(622));
  });
  expect(revealedYears.at(-1)).toBe(622);
  act(() => story.send('gesture'));
  const count = revealedYears.length;
  act(() => story.send('resume'));
  expect(revealedYears.slice(count)).toEqual([622]);
});
