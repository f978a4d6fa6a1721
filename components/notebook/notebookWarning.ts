import type { Trouble } from '@/lib/sharedStore';

const SENTENCES = {
  forbidden:
    'Votre navigateur ne laisse rien garder à ce site : le carnet fonctionne, mais il sera oublié quand vous quitterez la page. Téléchargez-le avant.',
  full: 'Votre navigateur n’a plus de place : ce que vous marquez maintenant sera oublié quand vous quitterez la page. Téléchargez le carnet pour le garder.',
  newer:
    'Votre carnet a été écrit par une version plus récente du site. Il reste intact ; rechargez la page pour le retrouver. Ce que vous marquez ici ne sera pas gardé.',
  damaged:
    'Le carnet gardé ici ne se lit plus. Il a été mis de côté, rien n’est effacé, et un nouveau carnet commence. Un fichier téléchargé auparavant peut être rouvert.',
} as const satisfies Record<Trouble, string>;

/** Returns the warning about a storage failure of the notebook; null without failure. */
export const notebookWarning = (trouble: Trouble | null): string | null =>
  trouble && SENTENCES[trouble];
