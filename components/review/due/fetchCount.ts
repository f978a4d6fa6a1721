/** Fetches the script that counts the cards which wait, once: a page that opened without cards did not ask for it. */
export function fetchCount(): void {
  if (document.querySelector('script[src="/a-revoir.js"]')) return;
  const script = document.createElement('script');
  script.src = '/a-revoir.js';
  document.head.append(script);
}
