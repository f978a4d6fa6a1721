import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, installWindow, revelation } from '@/tests/unit/components/episodes/setUp';
import { medine, published } from '@/tests/unit/lib/player/setUp';

beforeEach(() => installWindow());

const listenButton = () =>
  screen.getByRole('button', { name: 'Écouter à partir de cette phrase' });

/** Finds the live region of the sentence cursor. */
const notice = () => document.querySelector('[data-end] [aria-live]');

/** Presses the mouse's button on an element: jsdom's pointer events lack `pointerType`. */
function pressMouse(element: Element): void {
  const event = createEvent.pointerDown(element);
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(element, event);
}

describe('the sentences of an episode’s page', () => {
  it('play when they are clicked', async () => {
    const { user, player, audio, actAndFlush, sentence, heard } = openPage();
    await user.click(sentence(/^Le mot arabe/));
    await waitFor(() => expect(published(player).episode.id).toBe(revelation.slug));
    await actAndFlush(() => {
      audio.metadata(315);
      audio.start();
    });
    expect(audio.element.currentTime).toBe(32.314);
    expect(heard()).toMatch(/^Le mot arabe/);
  });

  it('do not play when a link in them is clicked, or words of them are selected', async () => {
    const { user, player, sentence } = openPage();
    const clicked = sentence(/^Selon la tradition/);
    await user.click(within(clicked).getByRole('link'));
    expect(player.playback.get().status).toBe('empty');

    jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    fireEvent.click(clicked);
    expect(player.playback.get().status).toBe('empty');
    jest.restoreAllMocks();
  });

  it('do not play when a double click selects a word, nor when a click clears a selection', () => {
    jest.useFakeTimers();
    const { player, sentence } = openPage();
    const clicked = sentence(/^Selon la tradition/);
    const press = (detail: number): void => {
      pressMouse(clicked);
      fireEvent.click(clicked, { detail });
    };
    press(1);
    press(2);
    act(() => jest.runAllTimers());
    expect(player.playback.get().status).toBe('empty');

    const selection = jest
      .spyOn(window, 'getSelection')
      .mockReturnValue({ isCollapsed: false } as Selection);
    pressMouse(clicked);
    selection.mockReturnValue({ isCollapsed: true } as Selection);
    fireEvent.click(clicked, { detail: 1 });
    act(() => jest.runAllTimers());
    expect(player.playback.get().status).toBe('empty');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('are marked one after the other as playback advances', async () => {
    const { hear, actAndFlush, audio, heard } = openPage();
    await hear(9);
    expect(heard()).toMatch(/^Au nord-est de La Mecque/);
    await actAndFlush(() => audio.tick(6));
    expect(heard()).toMatch(/^Près du sommet/);
    expect(document.querySelectorAll('span[data-start][aria-current]')).toHaveLength(1);
  });

  it('are marked from their start, in the middle of a second', async () => {
    jest.useFakeTimers();
    const { hear, audio, heard } = openPage();
    await hear(14.2);
    expect(heard()).toMatch(/^Au nord-est/);
    // Playback advances before the next `timeupdate`.
    audio.tick(0.4);
    act(() => jest.advanceTimersByTime(360));
    expect(heard()).toMatch(/^Près du sommet/);
    jest.useRealTimers();
  });

  it('are not marked while another episode plays', async () => {
    const { hear, listen, heard } = openPage();
    await hear(9);
    await listen(medine);
    expect(heard()).toBeNull();
  });

  it('share one button, beside the current sentence', async () => {
    const { hear } = openPage();
    expect(listenButton()).toHaveAccessibleDescription(/^Une nuit sur le Jabal/);
    await hear(60);
    expect(listenButton()).toHaveAccessibleDescription(
      /^Redescendu en ville.*flèches.*Entrée/s,
    );
    expect(document.querySelector('span[data-start][tabindex]')).toBeNull();
  });

  it.each(['{Enter}', ' '])(
    'are reached with the arrows, announced one by one, and played with %p',
    async (key) => {
      const { user, audio, player, sentence } = openPage();
      act(() => listenButton().focus());
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      expect(listenButton()).toHaveFocus();
      expect(sentence(/^Au nord-est/)).toHaveAttribute('data-chosen');
      expect(notice()).toHaveTextContent(/^Au nord-est/);
      await user.keyboard(key);
      expect(published(player).episode.id).toBe(revelation.slug);
      audio.metadata(315);
      await act(() => audio.flush());
      expect(audio.element.currentTime).toBe(8.776);
    },
  );

  it('stay chosen for the button while others play, until the button loses the focus', async () => {
    const { user, hear, actAndFlush, audio } = openPage();
    act(() => listenButton().focus());
    await user.keyboard('{ArrowDown}');
    await hear(60);
    expect(listenButton()).toHaveAccessibleDescription(/^Au nord-est/);
    act(() => listenButton().blur());
    expect(document.querySelector('[data-chosen]')).toBeNull();
    expect(notice()).toBeEmptyDOMElement();
    await actAndFlush(() => audio.tick(10));
    expect(listenButton()).not.toHaveAccessibleDescription(/^Au nord-est/);
  });
});
