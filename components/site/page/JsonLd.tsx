import { scriptSafeJson } from '@/lib/site/jsonLd';

/** A page's description for search engines (schema.org, as JSON-LD): data, which no browser runs. */
export function JsonLd({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }}
    />
  );
}
