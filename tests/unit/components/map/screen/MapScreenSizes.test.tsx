import { act, screen } from '@testing-library/react';
import { address, router } from './setUpScreen';
import { renderMap } from '@/tests/unit/components/map/setUp';

const panel = () => screen.getByRole('complementary', { name: 'Lieux historiques' });

describe('fullscreen', () => {
  const isFull = (container: HTMLElement) =>
    container.querySelector('[data-fullscreen]')?.getAttribute('data-fullscreen');

  it('is chosen and left with one button on a wide window, and takes the legend away', async () => {
    const { user, container } = renderMap();
    expect(screen.getByText('La légende')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Plein écran' }));
    expect(isFull(container)).toBe('true');
    expect(screen.queryByText('La légende')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitter le plein écran' }));
    expect(isFull(container)).toBe('false');
    expect(screen.getByRole('button', { name: 'Plein écran' })).toHaveFocus();
  });

  it('is forced below 768 pixels, and computed again when the window changes', () => {
    const { container, resize } = renderMap({ width: 767 });
    expect(isFull(container)).toBe('true');
    resize(768);
    expect(isFull(container)).toBe('false');
    resize(390);
    expect(isFull(container)).toBe('true');
  });

  it('is left by Escape once the place is closed, not before', async () => {
    const { user, container, follow } = renderMap();
    await user.click(screen.getByRole('button', { name: 'Plein écran' }));
    address.segment = 'badr';
    follow();
    await user.keyboard('{Escape}');
    expect(router.replace).toHaveBeenCalledTimes(1);
    expect(isFull(container)).toBe('true');
    address.segment = null;
    follow();
    await user.keyboard('{Escape}');
    expect(isFull(container)).toBe('false');
  });

  it('ends when the browser ends its own', async () => {
    const { user, container } = renderMap();
    await user.click(screen.getByRole('button', { name: 'Plein écran' }));
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(isFull(container)).toBe('false');
  });
});

describe('on a phone', () => {
  it('the list opens on demand, takes the focus, and closes', async () => {
    const { user } = renderMap({ width: 390 });
    const toggle = screen.getByRole('button', { name: 'Liste des lieux' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(panel()).toHaveAttribute('data-open', 'true');
    expect(screen.getByRole('heading', { name: 'Lieux historiques' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel()).toHaveAttribute('data-open', 'false');
    expect(toggle).toHaveFocus();
  });

  it('the filters unfold, the legend among them', async () => {
    const { user } = renderMap({ width: 390 });
    const fold = screen.getByRole('button', { name: 'Filtres' });
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    const sheet = document.getElementById(fold.getAttribute('aria-controls') ?? '');
    expect(sheet).toHaveAttribute('data-open', 'true');
    expect(sheet).toHaveTextContent('La légende');
  });
});
