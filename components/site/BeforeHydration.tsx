/** Writes a script into the page, where it runs as soon as it is read. */
export function BeforeHydration({ code }: { readonly code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
