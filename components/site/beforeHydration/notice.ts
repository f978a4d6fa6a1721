/** Finds the notice of the page (SiteNotice.tsx). */
export const noticeElement = (): HTMLElement | null => document.getElementById('avis');

/** Shows one message of SiteNotice.tsx; an empty name hides the notice. */
export function showNotice(message: string): void {
  const notice = noticeElement();
  if (!notice) return;
  if (!message && notice.contains(document.activeElement))
    document.getElementById('contenu')?.focus({ preventScroll: true });
  notice.dataset.message = message;
}
