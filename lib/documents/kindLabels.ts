import type { DocumentKind } from '@/lib/documents/record';

/** Labels of a kind, singular and plural. */
const LABELS = {
  inscription: ['Inscription', 'Inscriptions'],
  papyrus: ['Papyrus', 'Papyrus'],
  lettre: ['Lettre', 'Lettres'],
  monnaie: ['Monnaie', 'Monnaies'],
  bâtiment: ['Bâtiment', 'Bâtiments'],
  manuscrit: ['Manuscrit', 'Manuscrits'],
  chronique: ['Chronique', 'Chroniques'],
  texte: ['Texte transmis', 'Textes transmis'],
} as const satisfies Record<DocumentKind, readonly [one: string, several: string]>;

export const kindLabel = (kind: DocumentKind): string => LABELS[kind][0];
export const kindsLabel = (kind: DocumentKind): string => LABELS[kind][1];
