/**
 * Calls a listener whenever another tab may have written to the storage, for as long as the page lasts. A page in the
 * back-forward cache receives no `storage` event, hence `pageshow`.
 */
export function onOtherTab(listener: () => void): void {
  for (const type of ['storage', 'pageshow']) window.addEventListener(type, listener);
}
