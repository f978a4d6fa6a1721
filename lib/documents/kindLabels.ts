import type { DocumentKind } from '@/lib/documents/record';

/** Labels of a kind, singular and plural. */
const KIND_LABELS = {
  inscription: ['Inscription', 'Inscriptions'],
  papyrus: ['Papyrus', 'Papyrus'],
  lettre: ['Lettre', 'Lettres'],
  monnaie: ['Monnaie', 'Monnaies'],
  bâtiment: ['Bâtiment', 'Bâtiments'],
  manuscrit: ['Manuscrit', 'Manuscrits'],
  chronique: ['Chronique', 'Chroniques'],
  texte: ['Texte transmis', 'Textes transmis'],
} as const satisfies Record<DocumentKind, readonly [singular: string, plural: string]>;

export const kindLabel = (kind: DocumentKind): string => KIND_LABELS[kind][0];
export const kindsLabel = (kind: DocumentKind): string => KIND_LABELS[kind][1];
