import { useId, type PointerEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Receives the element, whose `showModal()` opens the dialog. */
  readonly ref: Ref<HTMLDialogElement>;
  /** Heading, which is the accessible name too. */
  readonly title: ReactNode;
  readonly closeLabel?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a modal `<dialog>`: the browser keeps the focus inside, closes the dialog at Escape, at a press
 * on the backdrop and at the close button, and returns the focus to the element focused before.
 */
export function Dialog({ ref, title, closeLabel = 'Fermer', onClose, children }: DialogProps) {
  const id = useId();
  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-labelledby={id}
      closedby="any"
      onPointerUp={closeOnBackdrop}
      onClose={onClose}
    >
      <div className={styles.content}>
        <form method="dialog" className={styles.closeForm}>
          <IconButton type="submit" label={closeLabel}>
            <Icon name="close" />
          </IconButton>
        </form>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** Closes the dialog at a press on its backdrop in browsers without `closedby` (WebKit, older Firefox). */
function closeOnBackdrop(event: PointerEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  if (Reflect.has(dialog, 'closedBy') || event.target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}
