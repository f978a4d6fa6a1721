import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from '@/components/ui/Dialog';

/** The browser's showModal, which jsdom does not have, comes down to this. */
function renderOpen(dialog: (ref: RefObject<HTMLDialogElement | null>) => ReactNode) {
  const ref = createRef<HTMLDialogElement>();
  const view = render(dialog(ref));
  ref.current?.setAttribute('open', '');
  return { ...view, ref };
}

it('is named by its heading', () => {
  renderOpen((ref) => (
    <Dialog ref={ref} title="Raccourcis">
      <p>Des touches.</p>
    </Dialog>
  ));
  const dialog = screen.getByRole('dialog', { name: 'Raccourcis' });
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent('Raccourcis');
  expect(within(dialog).getByText('Des touches.')).toBeVisible();
});

it('closes by the browser’s own means: its button ends a form of the dialog, a press beside it closes it', () => {
  renderOpen((ref) => (
    <Dialog ref={ref} title="Aide" closeLabel="Fermer l’aide">
      <p />
    </Dialog>
  ));
  const dialog = screen.getByRole('dialog');
  const button = within(dialog).getByRole('button', { name: 'Fermer l’aide' });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
  expect(dialog).toHaveAttribute('closedby', 'any');
});

it('closes at a press beside it, and at none within, where the browser does not do so itself', () => {
  const { ref } = renderOpen((dialog) => (
    <Dialog ref={dialog} title="Aide">
      <p>Des touches.</p>
    </Dialog>
  ));
  const dialog = screen.getByRole('dialog');
  const close = jest.fn();
  Object.assign(ref.current ?? {}, { close });
  jest
    .spyOn(dialog, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, right: 90, top: 10, bottom: 90 } as DOMRect);
  fireEvent(screen.getByText('Des touches.'), new MouseEvent('pointerup', { bubbles: true }));
  fireEvent(dialog, new MouseEvent('pointerup', { clientX: 50, clientY: 50, bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  fireEvent(dialog, new MouseEvent('pointerup', { clientX: 50, clientY: 95, bubbles: true }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('tells that it has been closed, however it was', () => {
  const closed = jest.fn();
  const { ref } = renderOpen((dialog) => (
    <Dialog ref={dialog} title="Emporter" onClose={closed}>
      <p />
    </Dialog>
  ));
  ref.current?.dispatchEvent(new Event('close'));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('leaves the focus where the browser has given it back', () => {
  render(<button>Aide</button>);
  const { ref } = renderOpen((dialog) => (
    <Dialog ref={dialog} title="Aide">
      <p />
    </Dialog>
  ));
  const opener = screen.getByRole('button', { name: 'Aide' });
  opener.focus();
  ref.current?.dispatchEvent(new Event('close'));
  expect(opener).toHaveFocus();
});

it('two on a page keep their names apart', () => {
  render(
    <>
      <Dialog ref={null} title="Un">
        <p />
      </Dialog>
      <Dialog ref={null} title="Deux">
        <p />
      </Dialog>
    </>,
  );
  const all = screen.getAllByRole('dialog', { hidden: true });
  const ids = all.map((dialog) => dialog.getAttribute('aria-labelledby'));
  expect(new Set(ids).size).toBe(2);
});
