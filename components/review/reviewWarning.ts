import type { Trouble } from '@/lib/sharedStore';

const SENTENCES = {
  forbidden:
    'Votre navigateur ne laisse rien garder à ce site : la révision fonctionne, mais elle sera oubliée quand vous quitterez la page.',
  full: 'Votre navigateur n’a plus de place : ce que vous répondez maintenant sera oublié quand vous quitterez la page. Téléchargez vos révisions pour les garder.',
  newer:
    'Vos révisions ont été écrites par une version plus récente du site. Elles restent intactes ; rechargez la page pour les retrouver. Ce que vous répondez ici ne sera pas gardé.',
  damaged:
    'Les révisions gardées ici ne se lisent plus. Elles ont été mises de côté, rien n’est effacé, et une nouvelle révision commence. Un fichier téléchargé auparavant peut être rouvert ci-dessous.',
} as const satisfies Record<Trouble, string>;

/** Returns the warning about a storage failure of the review; null without failure. */
export const reviewWarning = (trouble: Trouble | null): string | null =>
  trouble && SENTENCES[trouble];
