import type { Answer } from '@/lib/genealogy/kinship/answer';

/** Writes the headline for two people without a chain; null where chains are described. */
export function headlineOf(
  kind: Answer['kind'],
  firstName: string,
  secondName: string,
): string | null {
  switch (kind) {
    case 'same':
      return `C’est la même personne\u00a0: ${firstName}.`;
    case 'none':
      return `Aucun lien connu entre ${firstName} et ${secondName} dans cet arbre.`;
    case 'related':
      return null;
  }
}
