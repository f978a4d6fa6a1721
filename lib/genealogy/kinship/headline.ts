import type { Answer } from '@/lib/genealogy/kinship/answer';

/** What there is to say of two people where there is no way between them; null where the ways say it. */
export function headlineOf(kind: Answer['kind'], one: string, other: string): string | null {
  switch (kind) {
    case 'same':
      return `C’est la même personne\u00a0: ${one}.`;
    case 'none':
      return `Aucun lien connu entre ${one} et ${other} dans cet arbre.`;
    case 'related':
      return null;
  }
}
