import '@/tests/fixtures/fixedProject';
import { act, screen } from '@testing-library/react';
import { EpisodeMap } from '@/components/episodes/page/around/EpisodeMap';
import { EpisodeYears } from '@/components/episodes/page/around/EpisodeYears';
import { announces, story } from '@/components/story/storyStore';
import { StorySheet } from '@/components/story/StorySheet.client';
import { loadContent } from '@/lib/server/content/loadContent';
import { placesByMap } from '@/lib/map/places/placesByMap';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr } from '@/tests/unit/lib/player/setUp';
import { narrated } from './narrated';

const { maps, places } = loadContent();
const named = placesByMap(
  [...places.values()].filter(({ id }) => ['la-mecque', 'medine'].includes(id)),
  maps,
);

/** Renders an episode's page with its small map and line of years, and the story's sheet above the bar. */
async function following(isPlaying = true) {
  global.fetch = async () => ({ ok: false }) as Response;
  const view = renderWithPlayer(
    <>
      {named.map((one) => (
        <EpisodeMap key={one.map.id} {...one} />
      ))}
      <EpisodeYears
        episodeId={badr.id}
        years={{ from: 610, to: 622, label: '610–622' }}
        narratedPeriods={[]}
        periods={[{ name: 'Révélation', from: 609, to: 622 }]}
        end={661}
      />
      <StorySheet />
    </>,
  );
  if (isPlaying) await view.listen();
  await act(async () => story.send('start'));
  await act(async () => story.set(narrated(610)));
  return view;
}

const sheet = (): HTMLElement => screen.getByRole('complementary', { name: 'Récit' });
const views = () => [...document.querySelectorAll('[data-story-views] > svg')];

afterEach(() =>
  act(() => {
    story.send('stop');
    announces.set(false);
  }),
);

it('the sheet shows the place and the year, and leads to both', async () => {
  await following();
  expect(sheet()).toHaveTextContent('La Mecque, 610');
  expect(screen.getByRole('link', { name: 'Carte' })).toHaveAttribute(
    'href',
    '/outils/carte-interactive/arabie/la-mecque',
  );
  expect(screen.getByRole('link', { name: 'Frise' }).getAttribute('href')).toMatch(
    /^\/outils\/frise\?.*annee=610/,
  );
});

it('suspended, the sheet names no year: a gesture has chosen another', async () => {
  const { user } = await following();
  await act(async () => story.send('gesture'));
  expect(sheet()).toHaveTextContent('Récit suspendu');
  expect(sheet()).not.toHaveTextContent(/\d{3}/);
  expect(views()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(sheet()).toHaveTextContent('La Mecque, 610');
});

it('the sheet shows the page’s small map, cropped around the place, and its line at the year', async () => {
  await following();
  const [map, line] = views();
  expect(map?.querySelector('[data-dot="la-mecque"]')).toHaveAttribute('data-narrated', 'true');
  expect(map?.getAttribute('viewBox')).toMatch(/ 162 156$/);
  expect(line?.querySelector('[data-year-cursor]')).toHaveAttribute('visibility', 'visible');
  const before = line?.querySelector('[data-year-cursor]')?.getAttribute('transform');
  await act(async () => story.set({ ...narrated(622), words: 'Médine, 622' }));
  const after = views()[1]?.querySelector('[data-year-cursor]')?.getAttribute('transform');
  expect(after).not.toBe(before);
  expect(views()).toHaveLength(2);
});

it('a moment without place and year keeps the drawings, without a mark: nothing jumps', async () => {
  await following();
  await act(async () => story.set(null));
  expect(sheet()).toHaveTextContent('Ni lieu ni date');
  const [map, line] = views();
  expect(map?.querySelector('[data-dot][data-narrated="true"]')).toBeNull();
  expect(line?.querySelector('[data-year-cursor]')).toHaveAttribute('visibility', 'hidden');
  await act(async () => story.set({ ...narrated(622), words: null, place: null, years: null }));
  expect(views()).toHaveLength(2);
});

it('several years are shown as a bracket', async () => {
  await following();
  const shape = () => views()[1]?.querySelector('[data-year-cursor]')?.getAttribute('d') ?? '';
  const years = { from: 610, to: 613, words: 'entre 610 et 613' };
  await act(async () => story.set({ ...narrated(612), years }));
  const ends = /^M(-[\d.]+) 46V4H([\d.]+)V46$/.exec(shape());
  const first = Number(ends?.[2]) - Number(ends?.[1]);
  await act(async () => story.set({ ...narrated(612), years: { ...years, to: 616 } }));
  const wider = /^M(-[\d.]+) 46V4H([\d.]+)V46$/.exec(shape());
  expect(Number(wider?.[2]) - Number(wider?.[1])).toBeCloseTo(2 * first, 0);
});

it('a year that the line does not reach is an arrow at its end, not a stroke', async () => {
  await following();
  const shape = () => views()[1]?.querySelector('[data-year-cursor]')?.getAttribute('d');
  const stroke = shape();
  expect(stroke).toMatch(/v42$/);
  await act(async () => story.set({ ...narrated(691), words: 'Jérusalem, 691' }));
  const after = shape();
  await act(async () => story.set({ ...narrated(530), words: 'Najran, vers 530' }));
  expect(new Set([stroke, after, shape()]).size).toBe(3);
  await act(async () => story.set({ ...narrated(622), words: 'Médine, 622' }));
  expect(shape()).toBe(stroke);
});

it('the page of an episode that does not play shows nothing of another’s story', async () => {
  await following(false);
  expect(views()).toEqual([]);
  expect(document.querySelector('[data-narrated="true"][data-dot]')).toBeNull();
});

it('the sheet announces nothing by default, and on demand each place and year once', async () => {
  await following();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => announces.set(true));
  expect(screen.getByRole('status')).toHaveTextContent('La Mecque, 610');
});

it('the following is stopped by its button', async () => {
  const { user } = await following();
  await user.click(screen.getByRole('button', { name: 'Ne plus suivre le récit' }));
  expect(story.get()).toMatchObject({ following: 'off', moment: null });
  expect(views()).toEqual([]);
});
