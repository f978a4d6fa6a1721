/** Finds the notice of the page (SiteNotice.tsx). */
export const noticeElement = (): HTMLElement | null => document.getElementById('avis');

/** Shows one of the messages of SiteNotice.tsx; none when the name is empty. */
export function show(message: string): void {
  const notice = noticeElement();
  if (!notice) return;
  if (!message && notice.contains(document.activeElement))
    document.getElementById('contenu')?.focus({ preventScroll: true });
  notice.dataset.message = message;
}
