import { toBibtex } from '@/lib/cite/bibtex';
import { toCsl } from '@/lib/cite/csl';
import { toIso690 } from '@/lib/cite/iso690';
import type { PageReference, Access } from '@/lib/cite/reference';
import { toRis } from '@/lib/cite/ris';

interface CitationFormat {
  readonly name: string;
  readonly write: (reference: PageReference, access: Access | null) => string;
}

/** Citation formats, in display order. */
export const CITATION_FORMATS = {
  iso690: { name: 'ISO 690', write: toIso690 },
  bibtex: { name: 'BibTeX', write: toBibtex },
  csl: { name: 'CSL-JSON', write: toCsl },
  ris: { name: 'RIS', write: toRis },
} as const satisfies Record<string, CitationFormat>;

export const CITATION_FORMAT_IDS = ['iso690', 'bibtex', 'csl', 'ris'] as const;
