import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, type ComponentProps } from 'react';
import { Dialog } from '@/components/ui/Dialog';

/** Renders an open dialog; jsdom lacks `showModal`. */
function renderOpen(props: Partial<ComponentProps<typeof Dialog>> = {}) {
  const ref = createRef<HTMLDialogElement>();
  render(
    <Dialog ref={ref} title="Aide" {...props}>
      <p>Des touches.</p>
    </Dialog>,
  );
  ref.current?.setAttribute('open', '');
  return { ref, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

it('a dialog is named by its heading', () => {
  const { dialog } = renderOpen({ title: 'Raccourcis' });
  expect(dialog).toHaveAccessibleName('Raccourcis');
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent('Raccourcis');
  expect(within(dialog).getByText('Des touches.')).toBeVisible();
});

it('a dialog closes natively, by a form with method « dialog » and by « closedby »', () => {
  const { dialog } = renderOpen({ closeLabel: 'Fermer l’aide' });
  const button = within(dialog).getByRole('button', { name: 'Fermer l’aide' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
  expect(dialog).toHaveAttribute('closedby', 'any');
});

it('a dialog closes at a press on the backdrop only, in browsers without « closedby »', () => {
  const { ref, dialog } = renderOpen();
  const close = jest.fn();
  Object.assign(ref.current ?? {}, { close });
  jest
    .spyOn(dialog, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, right: 90, top: 10, bottom: 90 } as DOMRect);
  const press = (element: Element, clientX: number, clientY: number) =>
    fireEvent(element, new MouseEvent('pointerup', { clientX, clientY, bubbles: true }));
  press(screen.getByText('Des touches.'), 0, 0);
  press(dialog, 50, 50);
  expect(close).not.toHaveBeenCalled();
  press(dialog, 50, 95);
  expect(close).toHaveBeenCalledTimes(1);
});

it('a dialog calls onClose at its close event, and leaves the focus unchanged', () => {
  render(<button>Ailleurs</button>);
  const onClose = jest.fn();
  const { dialog } = renderOpen({ onClose });
  const focusedButton = screen.getByRole('button', { name: 'Ailleurs' });
  focusedButton.focus();
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(focusedButton).toHaveFocus();
});

it('two dialogs on a page have different ids of their headings', () => {
  for (const title of ['Un', 'Deux'])
    render(
      <Dialog ref={null} title={title}>
        <p />
      </Dialog>,
    );
  const dialogs = screen.getAllByRole('dialog', { hidden: true });
  const ids = dialogs.map((dialog) => dialog.getAttribute('aria-labelledby'));
  expect(new Set(ids).size).toBe(2);
});
