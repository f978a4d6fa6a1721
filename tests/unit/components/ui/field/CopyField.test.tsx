import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from '@/components/ui/field/CopyField.client';

const ADDRESS = 'https://example.org/feed.xml';

function show() {
  const user = userEvent.setup();
  render(<CopyField label="Adresse" value={ADDRESS} copyLabel="Copier" copiedLabel="Copiée" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' });
  const selected = () =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? undefined);
  return { user, field, selected };
}

describe('CopyField', () => {
  it('copies the read-only address, and announces the copy', async () => {
    const { user, field } = show();
    await user.type(field, 'x');
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(field).toHaveValue(ADDRESS);
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(screen.getByRole('button', { name: 'Copiée' })).toBeVisible();
    expect(screen.getByText('Copiée', { ignore: 'button *' })).toHaveAttribute('aria-live');
  });

  it('selects the address where the browser refuses to copy', async () => {
    const { user, field, selected } = show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(field).toHaveFocus();
    expect(selected()).toBe(ADDRESS);
    expect(screen.getByRole('button', { name: 'Copier' })).toBeVisible();
    expect(screen.getByText(/Le navigateur refuse de copier/)).toHaveAttribute('aria-live');
  });
});
