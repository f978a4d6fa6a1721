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

it('a dialog closes natively: its button submits a form with method dialog, a press on the backdrop closes it (closedby)', () => {
  const { dialog } = renderOpen({ closeLabel: 'Fermer l’aide' });
  const button = within(dialog).getByRole('button', { name: 'Fermer l’aide' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
  expect(dialog).toHaveAttribute('closedby', 'any');
});

it('a dialog closes at a press on the backdrop, and at none inside, where the browser does not do so itself', () => {
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

it('a dialog notifies that it has been closed, in whatever way, and leaves the focus where the browser has returned it', () => {
  render(<button>Ailleurs</button>);
  const closed = jest.fn();
  const { dialog } = renderOpen({ onClose: closed });
  const opener = screen.getByRole('button', { name: 'Ailleurs' });
  opener.focus();
  dialog.dispatchEvent(new Event('close'));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(opener).toHaveFocus();
});

it('two on a page have different names', () => {
  for (const title of ['Un', 'Deux'])
    render(
      <Dialog ref={null} title={title}>
        <p />
      </Dialog>,
    );
  const all = screen.getAllByRole('dialog', { hidden: true });
  const ids = all.map((dialog) => dialog.getAttribute('aria-labelledby'));
  expect(new Set(ids).size).toBe(2);
});
