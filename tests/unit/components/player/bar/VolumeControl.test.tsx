import { fireEvent, screen } from '@testing-library/react';
import { VolumeControl } from '@/components/player/bar/VolumeControl.client';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const slider = () => screen.getByRole('slider', { name: 'Volume' });

async function setUp(options?: FakeAudioOptions) {
  const view = renderWithPlayer(<VolumeControl />, options);
  await view.listen();
  const slide = (value: string) =>
    view.actAndFlush(() => void fireEvent.change(slider(), { target: { value } }));
  return { ...view, slide };
}

describe('the volume', () => {
  it('goes from 0 to 1 in steps of 0.01, is 0.8 at first, and is set by the slider', async () => {
    const { audio, slide } = await setUp();
    for (const [name, value] of [
      ['min', '0'],
      ['max', '1'],
      ['step', '0.01'],
      ['aria-valuetext', '80 %'],
    ] as const)
      expect(slider()).toHaveAttribute(name, value);
    expect(slider()).toHaveValue('0.8');
    await slide('0.37');
    expect(audio.element.volume).toBe(0.37);
    expect(slider()).toHaveValue('0.37');
  });

  it('is muted and restored by its button, which is named by its action', async () => {
    const { audio, press } = await setUp();
    await press('Couper le son');
    expect(audio.element.muted).toBe(true);
    expect(slider()).toHaveValue('0');
    await press('Rétablir le son');
    expect(audio.element.muted).toBe(false);
    expect(slider()).toHaveValue('0.8');
  });

  it('is silent at 0, which the button states and ends', async () => {
    const { audio, press, slide } = await setUp();
    await slide('0');
    await press('Rétablir le son');
    expect(audio.element.muted).toBe(false);
    expect(audio.element.volume).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Couper le son' })).toBeVisible();
  });

  it('has no slider where only the device sets it, but can be muted', async () => {
    await setUp({ volumeIsFixed: true });
    expect(screen.queryByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Couper le son' })).toBeEnabled();
  });
});
