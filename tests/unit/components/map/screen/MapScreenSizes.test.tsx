import { act, screen } from '@testing-library/react';
import { address, router } from './setUpScreen';
import { renderMap } from '@/tests/unit/components/map/setUp';

const panel = () => screen.getByRole('complementary', { name: 'Lieux historiques' });

describe('fullscreen of a map', () => {
  const fullscreenState = (container: HTMLElement) =>
    container.querySelector('[data-fullscreen]')?.getAttribute('data-fullscreen');

  it('is entered and left by one button on a wide window, and hides the legend', async () => {
    const { user, container } = renderMap();
    expect(screen.getByText('La légende')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Plein écran' }));
    expect(fullscreenState(container)).toBe('true');
    expect(screen.queryByText('La légende')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quitter le plein écran' }));
    expect(fullscreenState(container)).toBe('false');
    expect(screen.getByRole('button', { name: 'Plein écran' })).toHaveFocus();
  });

  it('is forced below 768 pixels, also when the window is resized', () => {
    const { container, resize } = renderMap({ width: 767 });
    expect(fullscreenState(container)).toBe('true');
    resize(768);
    expect(fullscreenState(container)).toBe('false');
    resize(390);
    expect(fullscreenState(container)).toBe('true');
  });

  it('is left by Escape only once the place is closed', async () => {
    const { user, container, rerenderAtAddress } = renderMap();
    await user.click(screen.getByRole('button', { name: 'Plein écran' }));
    address.segment = 'badr';
    rerenderAtAddress();
    await user.keyboard('{Escape}');
    expect(router.replace).toHaveBeenCalledTimes(1);
    expect(fullscreenState(container)).toBe('true');
    address.segment = null;
    rerenderAtAddress();
    await user.keyboard('{Escape}');
    expect(fullscreenState(container)).toBe('false');
  });

  it('ends with the browser’s own fullscreen', async () => {
    const { user, container } = renderMap();
    await user.click(screen.getByRole('button', { name: 'Plein écran' }));
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(fullscreenState(container)).toBe('false');
  });
});

describe('on a phone', () => {
  it('the list of places opens by its button, takes the focus, and closes by Escape', async () => {
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

  it('the filters of the map unfold together with the legend', async () => {
    const { user } = renderMap({ width: 390 });
    const filtersButton = screen.getByRole('button', { name: 'Filtres' });
    await user.click(filtersButton);
    expect(filtersButton).toHaveAttribute('aria-expanded', 'true');
    const sheet = document.getElementById(filtersButton.getAttribute('aria-controls') ?? '');
    expect(sheet).toHaveAttribute('data-open', 'true');
    expect(sheet).toHaveTextContent('La légende');
  });
});
