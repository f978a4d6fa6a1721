/** Tells a screen reader that a link leaves this page open. */
export function NewTab() {
  return <span className="visually-hidden"> (nouvel onglet)</span>;
}
