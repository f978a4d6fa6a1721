import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { KeepButton } from '@/components/offline/KeepButton.client';

const keepButton = <KeepButton subject={{ id: 'voix', title: 'La voix' }} label="Emporter" />;

/** Installs the browser interfaces that keeping an episode needs. */
function installInterfaces(...names: readonly ('caches' | 'locks' | 'serviceWorker')[]): void {
  for (const name of names)
    Object.defineProperty(name === 'caches' ? window : navigator, name, {
      configurable: true,
      value: {},
    });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  delete process.env.OFFLINE;
});

it('the button « Emporter » is shown where the browser can keep an episode', () => {
  installInterfaces('caches', 'locks', 'serviceWorker');
  render(keepButton);
  expect(screen.getByRole('button', { name: 'Emporter' })).toBeVisible();
});

it.each([
  [['locks', 'serviceWorker']],
  [['caches', 'serviceWorker']],
  [['caches', 'locks']],
] as const)('the button « Emporter » is not shown where the browser has only %s', (names) => {
  installInterfaces(...names);
  render(keepButton);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('the button « Emporter » is absent, from the server’s HTML too, with OFFLINE=off', () => {
  expect(renderToStaticMarkup(keepButton)).toContain('Emporter');
  process.env.OFFLINE = 'off';
  installInterfaces('caches', 'locks', 'serviceWorker');
  render(keepButton);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(renderToStaticMarkup(keepButton)).toBe('');
});
