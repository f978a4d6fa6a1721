import { act, fireEvent, screen, within } from '@testing-library/react';
import '../screen/setUpScreen';
import { renderMap } from '@/tests/unit/components/map/setUp';

const timeline = () => within(screen.getByRole('group', { name: 'Chronologie' }));
const slider = () => timeline().getByRole('slider', { name: 'Année' });
const button = (name: string) => timeline().getByRole('button', { name });
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const announcement = () => screen.getAllByRole('status').at(-1)?.textContent ?? '';

function shownYear(): string {
  const input = slider();
  if (!(input instanceof HTMLInputElement)) throw new Error('A slider is an input.');
  return input.value;
}

async function openTimeline(query = '') {
  const view = renderMap({ query });
  if (!query) await view.user.click(screen.getByRole('checkbox', { name: 'Mode chronologie' }));
  await screen.findByRole('group', { name: 'Chronologie' });
  return view;
}

it('the map’s timeline is shown in « Mode chronologie » only, at the first year', async () => {
  const { user } = renderMap();
  expect(screen.queryByRole('group', { name: 'Chronologie' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Mode chronologie' }));
  await screen.findByRole('group', { name: 'Chronologie' });
  expect(slider()).toHaveValue('609');
  expect(timeline().getAllByText('609 ap. J.-C.')).toHaveLength(2);
  expect(timeline().getByText('630 ap. J.-C.')).toBeVisible();
});

it('the map’s timeline plays one year every 200 ms and stops at the last year', async () => {
  const { user } = await openTimeline();
  await user.click(button('Lecture'));
  const years = ['609'];
  for (let step = 0; step < 30; step += 1) {
    advance(200);
    years.push(shownYear());
  }
  expect(years.slice(0, 22)).toEqual(
    Array.from({ length: 22 }, (_, year) => String(609 + year)),
  );
  expect(new Set(years.slice(21))).toEqual(new Set(['630']));
  expect(button('Lecture')).toBeVisible();
});

it('the map’s timeline plays one year a second at the slow speed', async () => {
  const { user } = await openTimeline();
  await user.click(button('Lent'));
  expect(button('Lent')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Lecture'));
  advance(900);
  expect(shownYear()).toBe('609');
  advance(2200);
  expect(shownYear()).toBe('612');
  await user.click(button('Lent'));
  advance(400);
  expect(shownYear()).toBe('614');
});

it('the map’s timeline pauses at its year', async () => {
  const { user } = await openTimeline('?chronologie=1&annee=615');
  await user.click(button('Lecture'));
  advance(400);
  await user.click(button('Pause'));
  const year = shownYear();
  advance(2000);
  expect(shownYear()).toBe(year);
});

it('the map’s timeline pauses when the tab is hidden', async () => {
  const { user } = await openTimeline();
  await user.click(button('Lecture'));
  const hiddenSpy = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(button('Lecture')).toBeVisible();
  hiddenSpy.mockRestore();
});

it('the map’s timeline leaves no timer behind when the screen is left', async () => {
  const { user, unmount } = await openTimeline();
  await user.click(button('Lecture'));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  [615, 'Avancer de 50 ans', '630'],
  [630, 'Reculer de 50 ans', '609'],
  [615, 'Avancer de 10 ans', '625'],
  [625, 'Avancer de 10 ans', '630'],
  [630, 'Reculer de 10 ans', '620'],
  [610, 'Reculer de 1 an', '609'],
  [609, 'Reculer de 1 an', '609'],
  [609, 'Avancer de 1 an', '610'],
])(
  'the map’s timeline steps within its range: from %i, « %s » leads to %s',
  async (year, name, value) => {
    const { user } = await openTimeline(`?chronologie=1&annee=${year}`);
    await user.click(button(name));
    expect(slider()).toHaveValue(value);
  },
);

describe('the places framed when the map’s timeline opens', () => {
  const framedIds = () => document.querySelector('[data-opened]')?.getAttribute('data-opened');

  it('are the places of its year or of the last year with places, and do not change while years pass', async () => {
    const { user } = await openTimeline('?chronologie=1&annee=623');
    expect(framedIds()).toBe('medine quba');
    await user.click(button('Avancer de 1 an'));
    expect(framedIds()).toBe('medine quba');
    const check = screen.getByRole('checkbox', { name: 'Mode chronologie' });
    await user.click(check);
    expect(framedIds()).toBe('');
    await user.click(check);
    expect(framedIds()).toBe('badr');
  });

  it('are none where the address has a view', async () => {
    await openTimeline('?chronologie=1&annee=622&vue=50,50,2');
    expect(framedIds()).toBe('');
  });
});

it('the map’s timeline writes the year into the address once the slider rests', async () => {
  await openTimeline('?chronologie=1&annee=609');
  fireEvent.change(slider(), { target: { value: '613' } });
  advance(100);
  fireEvent.change(slider(), { target: { value: '622' } });
  advance(250);
  expect(window.location.search).toBe('?chronologie=1&annee=622');
});

it('the map’s timeline announces the events of the year on the slider', async () => {
  await openTimeline('?chronologie=1&annee=622');
  expect(slider()).toHaveAttribute('aria-valuetext', '622, Médine, Qubâ’');
  fireEvent.change(slider(), { target: { value: '623' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '623');
});

it('the map’s timeline shows the places at or before the year', async () => {
  await openTimeline('?chronologie=1&annee=615');
  expect(screen.getAllByRole('link', { name: /, \d{3}$/ })).toHaveLength(2);
});

it('the map’s timeline announces only events while it plays, at most one every two seconds', async () => {
  const { user } = await openTimeline();
  advance(1000);
  const announcements: { text: string; at: number }[] = [];
  await user.click(button('Lecture'));
  for (let step = 0; step < 60; step += 1) {
    advance(100);
    const text = announcement();
    if (text !== (announcements.at(-1)?.text ?? '') && /^\d{3}/.test(text))
      announcements.push({ text, at: step * 100 });
  }
  expect(announcements.length).toBeGreaterThan(1);
  for (const [index, { text, at }] of announcements.entries()) {
    expect(text).toMatch(/^\d{3}, \S/);
    const previousAnnouncement = announcements[index - 1];
    if (previousAnnouncement) expect(at - previousAnnouncement.at).toBeGreaterThanOrEqual(1900);
  }
});

it('the map’s timeline announces nothing while the slider is moved', async () => {
  await openTimeline('?chronologie=1&annee=609');
  advance(1000);
  const announcementBefore = announcement();
  for (const year of [613, 615, 622, 624]) {
    fireEvent.change(slider(), { target: { value: String(year) } });
    advance(700);
    expect(announcement()).toBe(announcementBefore);
  }
});
