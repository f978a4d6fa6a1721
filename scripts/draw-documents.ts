/**
 * Draws every document of the gallery into public/documents/, as SVG. The same content gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-documents.ts [part of a document's slug]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { MONUMENTS } from './documents/monuments';
import { STONES } from './documents/stones';
import { WRITINGS } from './documents/writings';

const DRAWINGS: Readonly<Record<string, () => string>> = {
  ...STONES,
  ...WRITINGS,
  ...MONUMENTS,
};

function main(slugPart = ''): void {
  mkdirSync('public/documents', { recursive: true });
  for (const [slug, draw] of Object.entries(DRAWINGS))
    if (slug.includes(slugPart)) writeFileSync(`public/documents/${slug}.svg`, draw());
}

main(process.argv[2]);
