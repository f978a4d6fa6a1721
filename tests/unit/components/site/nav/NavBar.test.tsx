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

describe('the navigation', () => {
  it.each([
    ['Accueil', '/'],
    ['Episodes', '/episodes'],
    ['Quizz', '/outils/quizz'],
    ['Outils', '/outils'],
    ['A propos', '/about'],
    ['Contact', '/contact'],
    [/Boutique.*\b0\b/, '/shop'],
  ])('%s leads to %s', (name, href) => {
    renderAt('/');
    expect(within(navigation()).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['/', 'Accueil'],
    ['/outils', 'Outils'],
    ['/outils/quizz', 'Quizz'],
    ['/episodes', 'Episodes'],
  ])('on %s only %s is current', (path, name) => {
    renderAt(path);
    const current = within(navigation())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it.each(['/episodes/badr', '/outils/carte-interactive/arabie', '/introuvable'])(
    'on %s, which has no entry, none is current',
    (path) => {
      renderAt(path);
      for (const link of within(navigation()).getAllByRole('link'))
        expect(link).not.toHaveAttribute('aria-current');
    },
  );

  it('has the name of the podcast, which leads home', () => {
    renderAt('/episodes');
    const brand = screen.getByRole('link', { name: 'Chroniques de l’Islam' });
    expect(brand).toHaveAttribute('href', '/');
  });
});

describe('the bar’s ground', () => {
  const surface = () => screen.getByRole('banner');

  it('is transparent at the top of the home page and down to 10 pixels, solid from 11', () => {
    renderAt('/');
    for (const [pixels, ground] of [
      [0, 'clear'],
      [10, 'clear'],
      [11, 'solid'],
      [0, 'clear'],
    ] as const) {
      scrollTo(pixels);
      expect(surface()).toHaveAttribute('data-surface', ground);
    }
  });

  it.each(['/episodes', '/outils', '/about'])('is solid on %s', (path) => {
    renderAt(path);
    expect(surface()).toHaveAttribute('data-surface', 'solid');
  });
});
