import { act, fireEvent, screen } from '@testing-library/react';
import { StoryFollower } from '@/components/story/StoryFollower.client';
import { StorySlot } from '@/components/story/StorySlot.client';
import { story } from '@/components/story/storyStore';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { told } from './told';

afterEach(() => act(() => story.send('stop')));

async function followed() {
  const view = renderWithPlayer(
    <section aria-label="Vue">
      <StoryFollower />
      <p>Un mot de la vue</p>
    </section>,
  );
  await view.listen();
  await view.user.click(screen.getByRole('button', { name: 'Suivre le récit' }));
  return view;
}

const word = (): HTMLElement => screen.getByText('Un mot de la vue');

test.each([
  ['a press', fireEvent.pointerDown],
  ['the wheel', fireEvent.wheel],
  ['a key', fireEvent.keyDown],
  ['a slider', fireEvent.input],
])('On the view %s suspends it, and nothing but the button resumes it', async (_, gesture) => {
  const { user } = await followed();
  gesture(word());
  expect(story.get().following).toBe('suspended');
  act(() => story.tell(told(661)));
  gesture(word());
  expect(story.get().following).toBe('suspended');
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(story.get().following).toBe('on');
});

test('The Tab key goes through the view without taking it', async () => {
  await followed();
  fireEvent.keyDown(word(), { key: 'Tab' });
  expect(story.get().following).toBe('on');
});

test('A seek changes what is told, and suspends nothing', async () => {
  const { happen, player } = await followed();
  await happen(() => player.seekTo(30));
  expect(story.get().following).toBe('on');
});

test('Once it has left, a gesture suspends nothing', async () => {
  const { rerender } = await followed();
  rerender(
    <section aria-label="Vue">
      <p>Un mot de la vue</p>
    </section>,
  );
  fireEvent.pointerDown(word());
  expect(story.get().following).toBe('on');
});

test('There is nothing to follow while nothing sounds', () => {
  renderWithPlayer(<StorySlot />);
  expect(screen.queryByRole('button')).toBeNull();
});
