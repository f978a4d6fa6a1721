import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NavMenu } from '@/components/site/nav/NavMenu.client';

function renderMenu(nextElement: ReactNode = null) {
  render(
    <>
      <NavMenu>
        <a href="#episodes">Episodes</a>
        <p>Un simple mot</p>
      </NavMenu>
      {nextElement}
    </>,
  );
  return userEvent.setup();
}

const toggle = (name: string) => screen.getByRole('button', { name });

describe('the menu of small screens', () => {
  it('opens and closes by its button, which states the menu’s state and id', async () => {
    const user = renderMenu();
    expect(toggle('Ouvrir le menu')).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle('Ouvrir le menu'));
    expect(toggle('Fermer le menu')).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle('Fermer le menu'));
    expect(toggle('Ouvrir le menu')).toHaveAttribute('aria-expanded', 'false');
    const id = toggle('Ouvrir le menu').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).toContainElement(screen.getByRole('link'));
  });

  it('closes when an entry is clicked, not when its text is clicked', async () => {
    const user = renderMenu();
    await user.click(toggle('Ouvrir le menu'));
    await user.click(screen.getByText('Un simple mot'));
    expect(toggle('Fermer le menu')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Episodes' }));
    expect(toggle('Ouvrir le menu')).toBeVisible();
  });

  it('closes on Escape from one of its entries and returns the focus to its button', async () => {
    const user = renderMenu();
    await user.click(toggle('Ouvrir le menu'));
    screen.getByRole('link', { name: 'Episodes' }).focus();
    await user.keyboard('{Escape}');
    expect(toggle('Ouvrir le menu')).toHaveFocus();
  });

  it('closes on Escape without the focus, and prevents the default of that key', async () => {
    const user = renderMenu();
    const onKeydown = jest.fn();
    document.addEventListener('keydown', ({ defaultPrevented }) => onKeydown(defaultPrevented));
    await user.click(toggle('Ouvrir le menu'));
    act(() => toggle('Fermer le menu').blur());
    await user.keyboard('{Escape}');
    expect(toggle('Ouvrir le menu')).toHaveFocus();
    expect(onKeydown).toHaveBeenCalledWith(true);
  });

  it('closes when the focus leaves the menu, and when the page is pressed', async () => {
    const user = renderMenu(<a href="#apres">Après</a>);
    await user.click(toggle('Ouvrir le menu'));
    act(() => screen.getByRole('link', { name: 'Après' }).focus());
    expect(toggle('Ouvrir le menu')).toBeVisible();
    await user.click(toggle('Ouvrir le menu'));
    await user.click(document.body);
    expect(toggle('Ouvrir le menu')).toBeVisible();
  });

  it('leaves the focus alone on Escape while it is closed', async () => {
    const user = renderMenu();
    screen.getByRole('link', { name: 'Episodes' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Episodes' })).toHaveFocus();
  });
});
