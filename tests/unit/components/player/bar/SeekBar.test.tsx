import { createEvent, fireEvent, screen } from '@testing-library/react';
import { SeekBar } from '@/components/player/bar/SeekBar.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';
import { badr } from '@/tests/unit/lib/player/setUp';

const renderSeekBar = () => renderWithPlayer(<SeekBar />);
const slider = () => screen.getByRole('slider', { name: 'Progression' });
const release = () => void slider().dispatchEvent(new Event('change', { bubbles: true }));

describe('the progress bar', () => {
  it('is disabled until a duration, measured or announced, is known', async () => {
    const { player, actAndFlush } = renderSeekBar();
    expect(slider()).toBeDisabled();
    expect(screen.getAllByText('0:00')).toHaveLength(2);
    await actAndFlush(() => player.play({ ...badr, announcedDuration: 337 }));
    expect(slider()).toBeEnabled();
    expect(screen.getByText('5:37')).toBeVisible();
  });

  it('states the position in French words', async () => {
    const { listen, actAndFlush, audio } = renderSeekBar();
    await listen();
    await actAndFlush(() => audio.tick(125));
    expect(slider()).toHaveValue('125');
    expect(slider()).toHaveAttribute('aria-valuetext', '2 minutes 5 secondes sur 10 minutes');
    expect(screen.getByText('2:05')).toBeVisible();
  });

  it.each([
    ['ArrowRight', 305],
    ['ArrowUp', 305],
    ['ArrowLeft', 295],
    ['ArrowDown', 295],
    ['PageUp', 360],
    ['PageDown', 240],
    ['Home', 0],
    ['End', 600],
  ])('seeks from second 300 by %s to second %p', async (key, second) => {
    const { listen, actAndFlush, audio, player } = renderSeekBar();
    await listen();
    await actAndFlush(() => player.seekTo(300));
    await actAndFlush(() => fireEvent.keyDown(slider(), { key }));
    expect(audio.element.currentTime).toBe(second);
    expect(slider()).toHaveValue(String(second));
  });

  it('ignores other keys, and keys with a modifier', async () => {
    const { listen, actAndFlush, audio, player } = renderSeekBar();
    await listen();
    await actAndFlush(() => player.seekTo(300));
    const events = [
      { key: 'Tab' },
      { key: 'ArrowLeft', altKey: true },
      { key: 'Home', ctrlKey: true },
      { key: 'ArrowRight', metaKey: true },
    ].map((init) => createEvent.keyDown(slider(), init));
    for (const init of events) await actAndFlush(() => fireEvent(slider(), init));
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).not.toContain(true);
    expect(audio.element.currentTime).toBe(300);
  });

  it('does not seek during a drag, only at the release', async () => {
    const { listen, actAndFlush, audio } = renderSeekBar();
    await listen();
    fireEvent.input(slider(), { target: { value: '100' } });
    fireEvent.input(slider(), { target: { value: '200' } });
    await actAndFlush(() => audio.tick(3));
    expect(audio.element.currentTime).toBe(3);
    expect(slider()).toHaveValue('200');
    expect(screen.getByText('3:20')).toBeVisible();
    await actAndFlush(release);
    expect(audio.element.currentTime).toBe(200);
    await actAndFlush(() => audio.tick(1));
    expect(slider()).toHaveValue('201');
  });

  it.each(['pointerCancel', 'blur'] as const)(
    'shows the position again when the drag is cancelled (%s)',
    async (cancelEvent) => {
      const { listen, actAndFlush, audio } = renderSeekBar();
      await listen();
      fireEvent.input(slider(), { target: { value: '200' } });
      fireEvent[cancelEvent](slider());
      await actAndFlush(() => audio.tick(3));
      expect(slider()).toHaveValue('3');
      expect(audio.element.currentTime).toBe(3);
    },
  );

  it('returns to the position when the source refuses to seek', async () => {
    const { actAndFlush, audio, player } = renderSeekBar();
    await actAndFlush(() => {
      player.play(badr);
      audio.metadata(600, { ranges: false });
      audio.start();
    });
    await actAndFlush(() => audio.tick(20));
    fireEvent.input(slider(), { target: { value: '300' } });
    await actAndFlush(release);
    expect(slider()).toHaveValue('20');
  });
});
