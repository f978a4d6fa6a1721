/**
 * Every element that takes the focus from a file other than its own, by the name that its `data-focus` holds: what
 * draws it and what goes there agree here, and nowhere else.
 */
type FocusTarget =
  'fullscreen' | 'list-heading' | 'list-toggle' | 'place-heading' | 'step-heading';

/** Moves the focus to a target below `root`; does nothing while it is not there. */
export function focusTarget(
  root: ParentNode | null,
  name: FocusTarget,
  options?: FocusOptions,
): void {
  root?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus(options);
}

/** The attribute that makes an element a target. */
export const focusable = (name: FocusTarget) => ({ 'data-focus': name });
