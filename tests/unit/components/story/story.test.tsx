import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { YearOfList } from '@/components/story/YearOfList.client';
import { StorySlot } from '@/components/story/StorySlot.client';
import { story } from '@/components/story/storyStore';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { told } from './told';

/** What was brought into the window, in order. */
const brought: Element[] = [];

beforeEach(() => {
  brought.length = 0;
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function bring(): void {
    brought.push(this);
  };
});
afterEach(() => act(() => story.send('stop')));

async function followed() {
  const view = renderWithPlayer(
    <section aria-label="Vue">
      <StorySlot year={null} />
      <p>Un mot de la vue</p>
    </section>,
  );
  await view.listen();
  await view.user.click(screen.getByRole('button', { name: 'Suivre le récit' }));
  // What listens to gestures is fetched with the press, and brings the view.
  await waitFor(() => expect(brought).toHaveLength(1));
  return view;
}

const word = (): HTMLElement => screen.getByText('Un mot de la vue');

it.each([
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

it('The Tab key goes through the view without taking it', async () => {
  await followed();
  fireEvent.keyDown(word(), { key: 'Tab' });
  expect(story.get().following).toBe('on');
});

it('A seek changes what is told, and suspends nothing', async () => {
  const { happen, player } = await followed();
  await happen(() => player.seekTo(30));
  expect(story.get().following).toBe('on');
});

it('Once it has left, a gesture suspends nothing', async () => {
  const { rerender } = await followed();
  rerender(
    <section aria-label="Vue">
      <p>Un mot de la vue</p>
    </section>,
  );
  fireEvent.pointerDown(word());
  expect(story.get().following).toBe('on');
});

it('Asked for while nothing sounds, it starts no sound, leads to the episodes, and follows the next one', async () => {
  const { user, audio, listen } = renderWithPlayer(<StorySlot year={null} />);
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

it('The view is brought into the window when it is followed, and again when it is resumed, not at each year', async () => {
  const { user } = await followed();
  expect(screen.getByRole('region', { name: 'Vue' })).toContainElement(
    brought[0] instanceof HTMLElement ? brought[0] : null,
  );
  act(() => story.tell(told(622)));
  expect(brought).toHaveLength(1);
  fireEvent.wheel(word());
  await user.click(screen.getByRole('button', { name: 'Reprendre le récit' }));
  expect(brought).toHaveLength(2);
});

describe('Where a list is all that shows the years', () => {
  const list = createRef<HTMLDivElement>();
  const shown = (year: number) => (
    <>
      <div ref={list}>
        {[602, 610, 624].map((one) => (
          <p key={one} data-year={one} hidden={one === 610}>
            {one}
          </p>
        ))}
      </div>
      <YearOfList list={list} year={year} />
    </>
  );
  const marked = () =>
    [...document.querySelectorAll('[data-told]')].map(({ textContent }) => textContent);
  const seen = () => brought.map(({ textContent }) => textContent);

  it('marks the last year that is shown up to it, and brings it as long as the story is followed', () => {
    const { rerender, unmount } = render(shown(622));
    // The one that an address names on arrival.
    expect([marked(), seen()]).toEqual([['602'], ['602']]);
    rerender(shown(625));
    expect([marked(), seen()]).toEqual([['624'], ['602']]);
    act(() => story.send('start'));
    expect(seen()).toEqual(['602', '624']);
    rerender(shown(622));
    expect([marked(), seen()]).toEqual([['602'], ['602', '624', '602']]);
    act(() => story.send('gesture'));
    expect(seen()).toHaveLength(3);
    unmount();
    expect(marked()).toEqual([]);
  });

  it('leaves who comes back to the page where it was left', () => {
    window.scrollY = 800;
    render(shown(622));
    expect([marked(), seen()]).toEqual([['602'], []]);
    window.scrollY = 0;
  });
});
