import { fireEvent, screen } from '@testing-library/react';
import { VolumeControl } from '@/components/player/bar/VolumeControl.client';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const slider = () => screen.getByRole('slider', { name: 'Volume' });

async function renderVolume(options?: FakeAudioOptions) {
  const view = renderWithPlayer(<VolumeControl />, options);
  await view.listen();
  const setVolume = (value: string) =>
    view.actAndFlush(() => void fireEvent.change(slider(), { target: { value } }));
  return { ...view, setVolume };
}

describe('the volume', () => {
  it('goes from 0 to 1 in steps of 0.01, is 0.8 at first, and is set by the slider', async () => {
    const { audio, setVolume } = await renderVolume();
    for (const [name, value] of [
      ['min', '0'],
      ['max', '1'],
      ['step', '0.01'],
      ['aria-valuetext', '80 %'],
    ] as const)
      expect(slider()).toHaveAttribute(name, value);
    expect(slider()).toHaveValue('0.8');
    await setVolume('0.37');
    expect(audio.element.volume).toBe(0.37);
    expect(slider()).toHaveValue('0.37');
  });

  it('is muted and restored by its button, which is named by its action', async () => {
    const { audio, press } = await renderVolume();
    await press('Couper le son');
    expect(audio.element.muted).toBe(true);
    expect(slider()).toHaveValue('0');
    await press('Rétablir le son');
    expect(audio.element.muted).toBe(false);
    expect(slider()).toHaveValue('0.8');
  });

  it('at 0 turns its button into « Rétablir le son », which makes it audible again', async () => {
    const { audio, press, setVolume } = await renderVolume();
    await setVolume('0');
    await press('Rétablir le son');
    expect(audio.element.muted).toBe(false);
    expect(audio.element.volume).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Couper le son' })).toBeVisible();
  });

  it('has no slider where only the device sets the volume, but can be muted', async () => {
    await renderVolume({ volumeIsFixed: true });
    expect(screen.queryByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Couper le son' })).toBeEnabled();
  });
});
