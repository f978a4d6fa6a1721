/** Renders the note for screen readers that a link opens in a new tab. */
export function NewTab() {
  return <span className="visually-hidden"> (nouvel onglet)</span>;
}
