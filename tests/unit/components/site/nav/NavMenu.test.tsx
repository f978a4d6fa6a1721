import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NavMenu } from '@/components/site/nav/NavMenu.client';

function setUp(after: ReactNode = null) {
  render(
    <>
      <NavMenu>
        <a href="#episodes">Episodes</a>
        <p>Un simple mot</p>
      </NavMenu>
      {after}
    </>,
  );
  return userEvent.setup();
}

const toggle = (name: string) => screen.getByRole('button', { name });

describe('the menu of small screens', () => {
  it('is closed at first, opens and closes, states it on its button, and controls the list that follows', async () => {
    const user = setUp();
    expect(toggle('Ouvrir le menu')).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle('Ouvrir le menu'));
    expect(toggle('Fermer le menu')).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle('Fermer le menu'));
    expect(toggle('Ouvrir le menu')).toHaveAttribute('aria-expanded', 'false');
    const id = toggle('Ouvrir le menu').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).toContainElement(screen.getByRole('link'));
  });

  it('closes when an entry is chosen, not when something else in it is clicked', async () => {
    const user = setUp();
    await user.click(toggle('Ouvrir le menu'));
    await user.click(screen.getByText('Un simple mot'));
    expect(toggle('Fermer le menu')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Episodes' }));
    expect(toggle('Ouvrir le menu')).toBeVisible();
  });

  it('closes on Escape from one of its entries and gives the focus back to its button', async () => {
    const user = setUp();
    await user.click(toggle('Ouvrir le menu'));
    screen.getByRole('link', { name: 'Episodes' }).focus();
    await user.keyboard('{Escape}');
    expect(toggle('Ouvrir le menu')).toHaveFocus();
  });

  it('closes on Escape wherever the focus is, and nothing else reacts to that press', async () => {
    const user = setUp();
    const answers = jest.fn();
    document.addEventListener('keydown', ({ defaultPrevented }) => answers(defaultPrevented));
    await user.click(toggle('Ouvrir le menu'));
    act(() => toggle('Fermer le menu').blur());
    await user.keyboard('{Escape}');
    expect(toggle('Ouvrir le menu')).toHaveFocus();
    expect(answers).toHaveBeenCalledWith(true);
  });

  it('closes when the focus moves beyond it, and when something beside it is pressed', async () => {
    const user = setUp(<a href="#apres">Après</a>);
    await user.click(toggle('Ouvrir le menu'));
    act(() => screen.getByRole('link', { name: 'Après' }).focus());
    expect(toggle('Ouvrir le menu')).toBeVisible();
    await user.click(toggle('Ouvrir le menu'));
    await user.click(document.body);
    expect(toggle('Ouvrir le menu')).toBeVisible();
  });

  it('leaves the focus alone on Escape while it is closed', async () => {
    const user = setUp();
    screen.getByRole('link', { name: 'Episodes' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Episodes' })).toHaveFocus();
  });
});
