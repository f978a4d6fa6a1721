/**
 * Every element that another file than its own looks for, to give it the focus: what draws it and what goes there agree
 * here, and nowhere else. One of a kind by the name that its `data-focus` holds; one of many by the attribute that says
 * what it stands for, which its own component writes (a function that did would come with every page).
 */
type FocusTarget =
  'fullscreen' | 'list-heading' | 'list-toggle' | 'place-heading' | 'step-heading';

/** What the elements of which there are many stand for, and the attribute that holds its id. */
const STANDING = {
  played: 'data-episode',
  marked: 'data-place',
  listed: 'data-list-place',
  person: 'data-person',
  fold: 'data-fold',
} as const;

type Standing = keyof typeof STANDING;

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

/** The first element below `root` that stands for something of that id; null when there is none. */
export const elementOf = <E extends HTMLElement | SVGElement = HTMLElement>(
  root: ParentNode | null | undefined,
  kind: Standing,
  id: string,
): E | null => root?.querySelector<E>(`[${STANDING[kind]}="${CSS.escape(id)}"]`) ?? null;

/** The page's own content, where the focus goes when what had it is gone. */
export const focusContent = (): void =>
  document.getElementById('contenu')?.focus({ preventScroll: true });
