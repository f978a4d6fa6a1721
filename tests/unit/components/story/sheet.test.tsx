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
const mapsWithPlaces = placesByMap(
  [...places.values()].filter(({ id }) => ['la-mecque', 'medine'].includes(id)),
  maps,
);

/** Renders an episode's page with its small map and line of years, and the story's sheet above the bar. */
async function renderFollowing(isPlaying = true) {
  global.fetch = async () => ({ ok: false }) as Response;
  const view = renderWithPlayer(
    <>
      {mapsWithPlaces.map((entry) => (
        <EpisodeMap key={entry.map.id} {...entry} />
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

it('the story’s sheet shows the place and the year, with links to map and timeline', async () => {
  await renderFollowing();
  expect(sheet()).toHaveTextContent('La Mecque, 610');
  expect(screen.getByRole('link', { name: 'Carte' })).toHaveAttribute(
    'href',
    '/outils/carte-interactive/arabie/la-mecque',
  );
  expect(screen.getByRole('link', { name: 'Frise' }).getAttribute('href')).toMatch(
    /^\/outils\/frise\?.*annee=610/,
  );
});

it('the sheet of a suspended story shows no year until it is resumed', async () => {
  const { user } = await renderFollowing();
  await act(async () => story.send('gesture'));
  expect(sheet()).toHaveTextContent('Récit suspendu');
  expect(sheet()).not.toHaveTextContent(/\d{3}/);
  expect(views()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(sheet()).toHaveTextContent('La Mecque, 610');
});

it('the story’s sheet shows the page’s map cropped around the place, and its line of years', async () => {
  await renderFollowing();
  const [map, yearLine] = views();
  expect(map?.querySelector('[data-dot="la-mecque"]')).toHaveAttribute('data-narrated', 'true');
  expect(map?.getAttribute('viewBox')).toMatch(/ 162 156$/);
  expect(yearLine?.querySelector('[data-year-cursor]')).toHaveAttribute(
    'visibility',
    'visible',
  );
  const transformBefore = yearLine
    ?.querySelector('[data-year-cursor]')
    ?.getAttribute('transform');
  await act(async () => story.set({ ...narrated(622), words: 'Médine, 622' }));
  const transformAfter = views()[1]
    ?.querySelector('[data-year-cursor]')
    ?.getAttribute('transform');
  expect(transformAfter).not.toBe(transformBefore);
  expect(views()).toHaveLength(2);
});

it('the story’s sheet keeps its drawings, without marks, in a passage without place and year', async () => {
  await renderFollowing();
  await act(async () => story.set(null));
  expect(sheet()).toHaveTextContent('Ni lieu ni date');
  const [map, yearLine] = views();
  expect(map?.querySelector('[data-dot][data-narrated="true"]')).toBeNull();
  expect(yearLine?.querySelector('[data-year-cursor]')).toHaveAttribute('visibility', 'hidden');
  await act(async () => story.set({ ...narrated(622), words: null, place: null, years: null }));
  expect(views()).toHaveLength(2);
});

it('the story’s sheet draws a span of years as a bracket', async () => {
  await renderFollowing();
  const cursorPath = () =>
    views()[1]?.querySelector('[data-year-cursor]')?.getAttribute('d') ?? '';
  const years = { from: 610, to: 613, words: 'entre 610 et 613' };
  await act(async () => story.set({ ...narrated(612), years }));
  const shortSpan = /^M(-[\d.]+) 46V4H([\d.]+)V46$/.exec(cursorPath());
  const shortWidth = Number(shortSpan?.[2]) - Number(shortSpan?.[1]);
  await act(async () => story.set({ ...narrated(612), years: { ...years, to: 616 } }));
  const longSpan = /^M(-[\d.]+) 46V4H([\d.]+)V46$/.exec(cursorPath());
  expect(Number(longSpan?.[2]) - Number(longSpan?.[1])).toBeCloseTo(2 * shortWidth, 0);
});

it('the story’s sheet draws a year beyond its line as an arrow, not as a stroke', async () => {
  await renderFollowing();
  const cursorPath = () => views()[1]?.querySelector('[data-year-cursor]')?.getAttribute('d');
  const strokePath = cursorPath();
  expect(strokePath).toMatch(/v42$/);
  await act(async () => story.set({ ...narrated(691), words: 'Jérusalem, 691' }));
  const arrowPath = cursorPath();
  await act(async () => story.set({ ...narrated(530), words: 'Najran, vers 530' }));
  expect(new Set([strokePath, arrowPath, cursorPath()]).size).toBe(3);
  await act(async () => story.set({ ...narrated(622), words: 'Médine, 622' }));
  expect(cursorPath()).toBe(strokePath);
});

it('the page of another episode shows no mark of the story', async () => {
  await renderFollowing(false);
  expect(views()).toEqual([]);
  expect(document.querySelector('[data-narrated="true"][data-dot]')).toBeNull();
});

it('the story’s sheet announces place and year only when announcements are on', async () => {
  await renderFollowing();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => announces.set(true));
  expect(screen.getByRole('status')).toHaveTextContent('La Mecque, 610');
});

it('« Ne plus suivre le récit » stops the following', async () => {
  const { user } = await renderFollowing();
  await user.click(screen.getByRole('button', { name: 'Ne plus suivre le récit' }));
  expect(story.get()).toMatchObject({ following: 'off', moment: null });
  expect(views()).toEqual([]);
});
