import { readdirSync, readFileSync } from 'node:fs';

interface DocumentRecord {
  readonly slug: string;
  readonly title: string;
  readonly kind: string;
  readonly episodes: readonly string[];
  readonly people: readonly string[];
  readonly settings: readonly { readonly name: string; readonly place?: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly extracts: readonly { readonly lang: string; readonly text: string }[];
}

export const DOCUMENTS: readonly DocumentRecord[] = readdirSync('content/documents').map(
  (file) => ({
    slug: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(`content/documents/${file}`, 'utf8')) as Omit<
      DocumentRecord,
      'slug'
    >),
  }),
);

/** Returns the id of the map that has a place; empty when no map has it. */
export function mapOf(placeId: string): string {
  const file = readdirSync('content/maps').find((name) =>
    readFileSync(`content/maps/${name}`, 'utf8').includes(`"id": "${placeId}"`),
  );
  return (file ?? '').replace('.json', '');
}
