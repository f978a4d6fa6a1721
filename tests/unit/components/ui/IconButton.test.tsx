import type { FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';

it('an icon button is named by its label alone', async () => {
  const onClick = jest.fn();
  render(
    <IconButton label="Retirer" onClick={onClick}>
      <Icon name="close" />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('an icon button submits no form by default', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Rien">+</IconButton>
      <IconButton label="Envoyer" type="submit">
        →
      </IconButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rien' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('an icon button has the class of its parent beside its own class', () => {
  render(<IconButton label="Là" className="placed" look="framed" />);
  const button = screen.getByRole('button', { name: 'Là' });
  expect(button).toHaveClass('root', 'placed');
  expect(button).toHaveAttribute('data-look', 'framed');
});
