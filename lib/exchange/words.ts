import type { Merged } from '@/lib/exchange/file';
import { listed } from '@/lib/text/listed';
import { typeset } from '@/lib/text/typeset';

/** Describes a merge in French sentences. */
export function mergedWords({ added, refused, unknown }: Merged): string {
  const partsWithAdditions = added.filter(({ count }) => count > 0);
  return typeset(
    [
      partsWithAdditions.length > 0
        ? `Réunis aux vôtres : ${listed(partsWithAdditions.map(({ part, count }) => part.additions(count)))}. Rien n’a été perdu ici.`
        : 'Tout était déjà ici : rien n’a changé.',
      ...refused.map(
        ({ name }) =>
          `Une partie du fichier (${name}) ne se lit pas : ce que vous avez ici n’a pas changé.`,
      ),
      ...(unknown.length > 0
        ? [
            'Une partie du fichier vient d’une version plus récente du site : rechargez la page, puis rouvrez-le.',
          ]
        : []),
    ].join(' '),
  );
}
