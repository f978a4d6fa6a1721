/**
 * Names of the elements that another module than their own focuses, so that both modules are typed. A single element
 * has its name in `data-focus`. Elements of a kind are found by an attribute with an id, which their own component
 * writes (a helper would be in the scripts of every page).
 */
type FocusTarget =
  'fullscreen' | 'list-heading' | 'list-toggle' | 'place-heading' | 'step-heading';

/** Attribute that holds the id, for each kind of element. */
const ID_ATTRIBUTES = {
  played: 'data-episode',
  marked: 'data-place',
  listed: 'data-list-place',
  person: 'data-person',
  fold: 'data-fold',
} as const;

type IdKind = keyof typeof ID_ATTRIBUTES;

/** Focuses a target below `root`; without effect while the target is not in the document. */
export function focusTarget(
  root: ParentNode | null,
  name: FocusTarget,
  options?: FocusOptions,
): void {
  root?.querySelector<HTMLElement>(`[data-focus="${name}"]`)?.focus(options);
}

/** Returns the attribute that makes an element a target. */
export const focusTargetAttribute = (name: FocusTarget) => ({ 'data-focus': name });

/** Finds the first element below `root` of a kind and an id; null without such an element. */
export const elementOf = <E extends HTMLElement | SVGElement = HTMLElement>(
  root: ParentNode | null | undefined,
  kind: IdKind,
  id: string,
): E | null => root?.querySelector<E>(`[${ID_ATTRIBUTES[kind]}="${CSS.escape(id)}"]`) ?? null;

/** Focuses the page's main content, when the element that had the focus is removed. */
export const focusContent = (): void =>
  document.getElementById('contenu')?.focus({ preventScroll: true });
