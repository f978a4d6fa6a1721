import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StorySlot } from '@/components/story/StorySlot.client';
import { story } from '@/components/story/storyStore';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { narrated } from './narrated';

/** Elements scrolled into view, in order. */
const scrolledElements: Element[] = [];

beforeEach(() => {
  scrolledElements.length = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function recordScroll(): void {
    scrolledElements.push(this);
  };
});
afterEach(() => act(() => story.send('stop')));

async function renderFollowed() {
  const view = renderWithPlayer(
    <section aria-label="Vue">
      <StorySlot />
      <p>Un mot de la vue</p>
    </section>,
  );
  await view.listen();
  await view.user.click(screen.getByRole('button', { name: 'Suivre le récit' }));
  // The press loads the story's code, which scrolls the view into the window.
  await waitFor(() => expect(scrolledElements).toHaveLength(1));
  return view;
}

const viewText = (): HTMLElement => screen.getByText('Un mot de la vue');

it.each([
  ['a press', fireEvent.pointerDown],
  ['the wheel', fireEvent.wheel],
  ['a key', fireEvent.keyDown],
  ['a slider', fireEvent.input],
])('%s on the view suspends the story until « Reprendre le récit »', async (_, gesture) => {
  const { user } = await renderFollowed();
  gesture(viewText());
  expect(story.get().following).toBe('suspended');
  act(() => story.set(narrated(661)));
  gesture(viewText());
  expect(story.get().following).toBe('suspended');
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(story.get().following).toBe('on');
});

it('the Tab key on the view does not suspend the story', async () => {
  await renderFollowed();
  fireEvent.keyDown(viewText(), { key: 'Tab' });
  expect(story.get().following).toBe('on');
});

it('a seek does not suspend the story', async () => {
  const { actAndFlush, player } = await renderFollowed();
  await actAndFlush(() => player.seekTo(30));
  expect(story.get().following).toBe('on');
});

it('a gesture on an unmounted view does not suspend the story', async () => {
  const { rerender } = await renderFollowed();
  rerender(
    <section aria-label="Vue">
      <p>Un mot de la vue</p>
    </section>,
  );
  fireEvent.pointerDown(viewText());
  expect(story.get().following).toBe('on');
});

it('the following without playback links to the episodes, and follows the next playback', async () => {
  const { user, audio, listen } = renderWithPlayer(<StorySlot />);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Suivre le récit' }));
  expect(audio.plays).toBe(0);
  expect(screen.getByRole('link', { name: 'Choisir un épisode' })).toHaveAttribute(
    'href',
    '/episodes',
  );
  await listen();
  expect(screen.queryByRole('link')).toBeNull();
  expect(story.get().following).toBe('on');
});

it('the view is scrolled into the window when the story starts or resumes, not at each year', async () => {
  const { user } = await renderFollowed();
  expect(scrolledElements).toEqual([screen.getByRole('region', { name: 'Vue' })]);
  act(() => story.set(narrated(622)));
  expect(scrolledElements).toHaveLength(1);
  fireEvent.wheel(viewText());
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(scrolledElements).toHaveLength(2);
});
