import { fireEvent, screen } from '@testing-library/react';
import { VolumeControl } from '@/components/player/bar/VolumeControl.client';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const slider = () => screen.getByRole('slider', { name: 'Volume' });

describe('the volume', () => {
  it('goes from 0 to 1 in steps of 0.01, and is 0.8 at first', async () => {
    const { listen } = renderWithPlayer(<VolumeControl />);
    await listen();
    expect(slider()).toHaveAttribute('min', '0');
    expect(slider()).toHaveAttribute('max', '1');
    expect(slider()).toHaveAttribute('step', '0.01');
    expect(slider()).toHaveValue('0.8');
    expect(slider()).toHaveAttribute('aria-valuetext', '80 %');
  });

  it('is set by the slider', async () => {
    const { listen, happen, audio } = renderWithPlayer(<VolumeControl />);
    await listen();
    await happen(() => fireEvent.change(slider(), { target: { value: '0.37' } }));
    expect(audio.element.volume).toBe(0.37);
    expect(slider()).toHaveValue('0.37');
  });

  it('is cut and restored by its button, which says what it does', async () => {
    const { listen, happen, audio, user } = renderWithPlayer(<VolumeControl />);
    await listen();
    await user.click(screen.getByRole('button', { name: 'Couper le son' }));
    await happen(() => {});
    expect(audio.element.muted).toBe(true);
    expect(slider()).toHaveValue('0');
    await user.click(screen.getByRole('button', { name: 'Rétablir le son' }));
    await happen(() => {});
    expect(audio.element.muted).toBe(false);
    expect(slider()).toHaveValue('0.8');
  });

  it('drawn to 0 is silence, which the button says and ends', async () => {
    const { listen, happen, audio, user } = renderWithPlayer(<VolumeControl />);
    await listen();
    await happen(() => fireEvent.change(slider(), { target: { value: '0' } }));
    await user.click(screen.getByRole('button', { name: 'Rétablir le son' }));
    await happen(() => {});
    expect(audio.element.muted).toBe(false);
    expect(audio.element.volume).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Couper le son' })).toBeVisible();
  });

  it('has no slider where only the device sets it, but can be cut', async () => {
    const { listen } = renderWithPlayer(<VolumeControl />, { volumeIsFixed: true });
    await listen();
    expect(screen.queryByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Couper le son' })).toBeEnabled();
  });
});
