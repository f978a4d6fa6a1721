/** Renders an inline script, which runs while the document is parsed. */
export function BeforeHydration({ code }: { readonly code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
