import { act, render, screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { NavBar } from '@/components/site/nav/NavBar';

jest.mock('next/navigation', () => ({
  usePathname: jest.fn(),
  useRouter: () => ({ prefetch: jest.fn() }),
}));

function renderAt(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  return render(<NavBar siteName="Chroniques de l’Islam" />);
}

it('the navigation bar renders its slot beside the entry of the quiz', () => {
  jest.mocked(usePathname).mockReturnValue('/');
  render(<NavBar siteName="Chroniques de l’Islam" besideQuiz={<a href="/x">6 à revoir</a>} />);
  const entry = within(navigation()).getByRole('link', { name: 'Quizz' }).closest('li');
  expect(entry).toContainElement(screen.getByRole('link', { name: '6 à revoir' }));
});

const navigation = () => screen.getByRole('navigation', { name: 'Navigation principale' });

function scrollTo(pixels: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

describe('the main navigation', () => {
  it.each([
    ['Accueil', '/'],
    ['Episodes', '/episodes'],
    ['Quizz', '/outils/quizz'],
    ['Outils', '/outils'],
    ['A propos', '/about'],
    ['Contact', '/contact'],
    [/Boutique.*\b0\b/, '/shop'],
  ])('links %s to %s', (name, href) => {
    renderAt('/');
    expect(within(navigation()).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['/', 'Accueil'],
    ['/outils', 'Outils'],
    ['/outils/quizz', 'Quizz'],
    ['/episodes', 'Episodes'],
  ])('on %s has only %s as its current entry', (path, name) => {
    renderAt(path);
    const currentLinks = within(navigation())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(currentLinks.map((link) => link.textContent)).toEqual([name]);
  });

  it.each(['/episodes/badr', '/outils/carte-interactive/arabie', '/introuvable'])(
    'on %s, a page without an entry, has no current entry',
    (path) => {
      renderAt(path);
      for (const link of within(navigation()).getAllByRole('link'))
        expect(link).not.toHaveAttribute('aria-current');
    },
  );

  it('has the name of the podcast as a link to the home page', () => {
    renderAt('/episodes');
    const brand = screen.getByRole('link', { name: 'Chroniques de l’Islam' });
    expect(brand).toHaveAttribute('href', '/');
  });
});

describe('the background of the navigation bar', () => {
  const banner = () => screen.getByRole('banner');

  it('is transparent at the top of the home page and down to 10 pixels, solid from 11', () => {
    renderAt('/');
    for (const [pixels, surface] of [
      [0, 'clear'],
      [10, 'clear'],
      [11, 'solid'],
      [0, 'clear'],
    ] as const) {
      scrollTo(pixels);
      expect(banner()).toHaveAttribute('data-surface', surface);
    }
  });

  it.each(['/episodes', '/outils', '/about'])('is solid on %s', (path) => {
    renderAt(path);
    expect(banner()).toHaveAttribute('data-surface', 'solid');
  });
});
