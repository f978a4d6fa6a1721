import { scriptSafeJson } from '@/lib/site/jsonLd';

/** Renders a page's structured data (schema.org, as JSON-LD): a data block, which no browser runs. */
export function JsonLd({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }}
    />
  );
}
