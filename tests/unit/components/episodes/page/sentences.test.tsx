import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, installWindow, revelation } from '@/tests/unit/components/episodes/setUp';
import { medine, playbackOf } from '@/tests/unit/lib/player/setUp';

beforeEach(() => installWindow());

const listenButton = () =>
  screen.getByRole('button', { name: 'Écouter à partir de cette phrase' });

/** Finds the live region of the sentence cursor. */
const liveRegion = () => document.querySelector('[data-end] [aria-live]');

/** Presses the mouse's button on an element: jsdom's pointer events lack `pointerType`. */
function pressMouse(element: Element): void {
  const event = createEvent.pointerDown(element);
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  fireEvent(element, event);
}

describe('the sentences of an episode’s page', () => {
  it('play when they are clicked', async () => {
    const { user, player, audio, actAndFlush, sentence, currentSentence } = openPage();
    await user.click(sentence(/^Le mot arabe/));
    await waitFor(() => expect(playbackOf(player).episode.id).toBe(revelation.slug));
    await actAndFlush(() => {
      audio.metadata(315);
      audio.start();
    });
    expect(audio.element.currentTime).toBe(32.314);
    expect(currentSentence()).toMatch(/^Le mot arabe/);
  });

  it('do not play when their link is clicked, or while text is selected', async () => {
    const { user, player, sentence } = openPage();
    const target = sentence(/^Selon la tradition/);
    await user.click(within(target).getByRole('link'));
    expect(player.playback.get().status).toBe('empty');

    jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    fireEvent.click(target);
    expect(player.playback.get().status).toBe('empty');
    jest.restoreAllMocks();
  });

  it('do not play when a double click selects a word, nor when a click clears a selection', () => {
    jest.useFakeTimers();
    const { player, sentence } = openPage();
    const target = sentence(/^Selon la tradition/);
    const pressAndClick = (detail: number): void => {
      pressMouse(target);
      fireEvent.click(target, { detail });
    };
    pressAndClick(1);
    pressAndClick(2);
    act(() => jest.runAllTimers());
    expect(player.playback.get().status).toBe('empty');

    const selection = jest
      .spyOn(window, 'getSelection')
      .mockReturnValue({ isCollapsed: false } as Selection);
    pressMouse(target);
    selection.mockReturnValue({ isCollapsed: true } as Selection);
    fireEvent.click(target, { detail: 1 });
    act(() => jest.runAllTimers());
    expect(player.playback.get().status).toBe('empty');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('are marked one after the other as playback advances', async () => {
    const { playAt, actAndFlush, audio, currentSentence } = openPage();
    await playAt(9);
    expect(currentSentence()).toMatch(/^Au nord-est de La Mecque/);
    await actAndFlush(() => audio.tick(6));
    expect(currentSentence()).toMatch(/^Près du sommet/);
    expect(document.querySelectorAll('span[data-start][aria-current]')).toHaveLength(1);
  });

  it('are marked at their start, even between two `timeupdate` events', async () => {
    jest.useFakeTimers();
    const { playAt, audio, currentSentence } = openPage();
    await playAt(14.2);
    expect(currentSentence()).toMatch(/^Au nord-est/);
    // Playback advances before the next `timeupdate`.
    audio.tick(0.4);
    act(() => jest.advanceTimersByTime(360));
    expect(currentSentence()).toMatch(/^Près du sommet/);
    jest.useRealTimers();
  });

  it('are not marked while another episode plays', async () => {
    const { playAt, listen, currentSentence } = openPage();
    await playAt(9);
    await listen(medine);
    expect(currentSentence()).toBeNull();
  });

  it('share one button, described by the current sentence', async () => {
    const { playAt } = openPage();
    expect(listenButton()).toHaveAccessibleDescription(/^Une nuit sur le Jabal/);
    await playAt(60);
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
      expect(liveRegion()).toHaveTextContent(/^Au nord-est/);
      await user.keyboard(key);
      expect(playbackOf(player).episode.id).toBe(revelation.slug);
      audio.metadata(315);
      await act(() => audio.flush());
      expect(audio.element.currentTime).toBe(8.776);
    },
  );

  it('stay chosen for the button while other sentences play, until the button loses the focus', async () => {
    const { user, playAt, actAndFlush, audio } = openPage();
    act(() => listenButton().focus());
    await user.keyboard('{ArrowDown}');
    await playAt(60);
    expect(listenButton()).toHaveAccessibleDescription(/^Au nord-est/);
    act(() => listenButton().blur());
    expect(document.querySelector('[data-chosen]')).toBeNull();
    expect(liveRegion()).toBeEmptyDOMElement();
    await actAndFlush(() => audio.tick(10));
    expect(listenButton()).not.toHaveAccessibleDescription(/^Au nord-est/);
  });
});
