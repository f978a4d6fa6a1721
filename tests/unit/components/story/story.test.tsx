import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StorySlot } from '@/components/story/StorySlot.client';
import { story } from '@/components/story/storyStore';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { narrated } from './narrated';

/** Elements scrolled into view, in order. */
const brought: Element[] = [];

beforeEach(() => {
  brought.length = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function bring(): void {
    brought.push(this);
  };
});
afterEach(() => act(() => story.send('stop')));

async function followed() {
  const view = renderWithPlayer(
    <section aria-label="Vue">
      <StorySlot />
      <p>Un mot de la vue</p>
    </section>,
  );
  await view.listen();
  await view.user.click(screen.getByRole('button', { name: 'Suivre le récit' }));
  // The press loads the story's code, which scrolls the view into the window.
  await waitFor(() => expect(brought).toHaveLength(1));
  return view;
}

const word = (): HTMLElement => screen.getByText('Un mot de la vue');

it.each([
  ['a press', fireEvent.pointerDown],
  ['the wheel', fireEvent.wheel],
  ['a key', fireEvent.keyDown],
  ['a slider', fireEvent.input],
])('on the view %s suspends the story until the button resumes it', async (_, gesture) => {
  const { user } = await followed();
  gesture(word());
  expect(story.get().following).toBe('suspended');
  act(() => story.set(narrated(661)));
  gesture(word());
  expect(story.get().following).toBe('suspended');
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(story.get().following).toBe('on');
});

it('the Tab key moves through the view without suspending it', async () => {
  await followed();
  fireEvent.keyDown(word(), { key: 'Tab' });
  expect(story.get().following).toBe('on');
});

it('a seek changes the narrated moment, and suspends nothing', async () => {
  const { actAndFlush, player } = await followed();
  await actAndFlush(() => player.seekTo(30));
  expect(story.get().following).toBe('on');
});

it('once the view is unmounted, a gesture suspends nothing', async () => {
  const { rerender } = await followed();
  rerender(
    <section aria-label="Vue">
      <p>Un mot de la vue</p>
    </section>,
  );
  fireEvent.pointerDown(word());
  expect(story.get().following).toBe('on');
});

it('requested without playback, the following starts no sound, links to the episodes, and follows the next one', async () => {
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

it('the view is scrolled into the window when it is followed, and again when it is resumed, not at each year', async () => {
  const { user } = await followed();
  expect(brought).toEqual([screen.getByRole('region', { name: 'Vue' })]);
  act(() => story.set(narrated(622)));
  expect(brought).toHaveLength(1);
  fireEvent.wheel(word());
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(brought).toHaveLength(2);
});
