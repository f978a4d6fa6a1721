import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from '@/components/ui/field/CopyField.client';

const ADDRESS = 'https://example.org/feed.xml';

function renderField() {
  const user = userEvent.setup();
  render(<CopyField label="Adresse" value={ADDRESS} copyLabel="Copier" copiedLabel="Copiée" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' });
  const selectedText = () =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? undefined);
  return { user, field, selectedText };
}

describe('a copy field', () => {
  it('copies the read-only address, and announces the copy', async () => {
    const { user, field } = renderField();
    await user.type(field, 'x');
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(field).toHaveValue(ADDRESS);
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    expect(screen.getByRole('button', { name: 'Copiée' })).toBeVisible();
    expect(screen.getByText('Copiée', { ignore: 'button *' })).toHaveAttribute('aria-live');
  });

  it('selects the address where the browser refuses to copy', async () => {
    const { user, field, selectedText } = renderField();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copier' }));
    expect(field).toHaveFocus();
    expect(selectedText()).toBe(ADDRESS);
    expect(screen.getByRole('button', { name: 'Copier' })).toBeVisible();
    expect(screen.getByText(/Le navigateur refuse de copier/)).toHaveAttribute('aria-live');
  });
});
