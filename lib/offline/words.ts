import { formatMegabytes } from '@/lib/episodes/length';
import type { GroupId, packKind } from '@/lib/offline/pack';
import type { PackState, Progress, Refusal } from '@/lib/offline/packState';

const GIGABYTE = 1_000_000_000;

/** French names of the groups of pack items. */
export const GROUP_NAMES: Readonly<Record<GroupId, string>> = {
  sound: 'Le son',
  text: 'Le texte, les chapitres et la couverture',
  map: 'La carte et ses lieux',
  building: 'Le texte, les vues, les plans et le modèle',
  quiz: 'Le quiz',
  site: 'Le site lui-même',
};

/** Formats bytes as « 1,2 Go » or « 8,4 Mo »; in gigabytes from one gigabyte on. */
export const formatBytes = (bytes: number): string =>
  bytes < GIGABYTE
    ? formatMegabytes(bytes)
    : `${(Math.round(bytes / (GIGABYTE / 10)) / 10).toLocaleString('fr-FR')}\u00a0Go`;

/** Computes the whole percentage of a progress; 100 at the end only. */
export const percentOf = ({ done, total }: Progress): number =>
  total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total));

/** Sentences about a subject, by its kind. */
export const PACK_WORDS = {
  episode: {
    name: 'Épisode',
    offer: 'L’épisode s’écoutera et se lira sans réseau, avec sa carte et son quiz\u00a0:',
    kept: 'Cet épisode est emporté\u00a0: il s’écoute et se lit sans réseau, avec sa carte et son quiz.',
    elsewhere: 'Un autre onglet emporte déjà cet épisode.',
    outdated:
      'Cet épisode a été refait depuis que vous l’avez emporté\u00a0: le vôtre s’ouvre toujours sans réseau.',
    incomplete:
      'Le navigateur a effacé une partie de cet épisode, ou le site en a une nouvelle\u00a0: il faut le compléter pour l’ouvrir sans réseau.',
  },
  path: {
    name: 'Parcours',
    offer:
      'Le parcours se suivra sans réseau, avec ses épisodes, ses cartes, ses documents et ses questions\u00a0:',
    kept: 'Ce parcours est emporté\u00a0: toutes ses étapes s’ouvrent sans réseau.',
    elsewhere: 'Un autre onglet emporte déjà ce parcours.',
    outdated:
      'Ce parcours a changé depuis que vous l’avez emporté\u00a0: le vôtre s’ouvre toujours sans réseau.',
    incomplete:
      'Le navigateur a effacé une partie de ce parcours, ou le site en a une nouvelle\u00a0: il faut le compléter pour l’ouvrir sans réseau.',
  },
  building: {
    name: 'Reconstitution',
    offer:
      'La reconstitution s’ouvrira sans réseau, avec ses vues, ses plans et son modèle en trois dimensions\u00a0:',
    kept: 'Cette reconstitution est emportée\u00a0: ses vues, ses plans et son modèle s’ouvrent sans réseau.',
    elsewhere: 'Un autre onglet emporte déjà cette reconstitution.',
    outdated:
      'Cette reconstitution a changé depuis que vous l’avez emportée\u00a0: la vôtre s’ouvre toujours sans réseau.',
    incomplete:
      'Le navigateur a effacé une partie de cette reconstitution, ou le site en a une nouvelle\u00a0: il faut la compléter pour l’ouvrir sans réseau.',
  },
} as const satisfies Record<ReturnType<typeof packKind>, Readonly<Record<string, string>>>;

/** Returns the text of an episode's button in a state; null for the default. */
export function markOf(state: PackState): string | null {
  switch (state.status) {
    case 'kept':
      return state.toFetch ? 'À renouveler' : 'Emporté';
    case 'incomplete':
      return 'À compléter';
    case 'saving':
      return `${percentOf(state)}\u00a0%`;
    case 'waiting':
      return 'En attente';
    case 'elsewhere':
      return 'En cours';
    case 'paused':
      return 'En pause';
    case 'failed':
      return state.done > 0 ? 'En pause' : null;
    case 'absent':
    case 'asking':
    case 'offered':
      return null;
  }
}

/** Messages for refusals, which state whether fetched items stay. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  network:
    'Le réseau s’est interrompu. Ce qui est déjà arrivé reste\u00a0: vous pourrez reprendre où cela s’est arrêté.',
  full: 'Il n’y a pas assez de place sur cet appareil. Rien n’en a été gardé, et ce que vous aviez emporté y est toujours.',
  changed:
    'Le site a été mis à jour entre-temps\u00a0: il faut reprendre avec sa nouvelle version.',
  unable:
    'Ce navigateur ne permet pas d’emporter un épisode, un parcours ou une reconstitution, peut-être parce que cette fenêtre est privée. Vous pouvez télécharger le son d’un épisode depuis sa page.',
};

/** Message where the owner has turned offline reading off. */
export const CLOSED =
  '«\u00a0Emporter\u00a0» est fermé pour le moment. Ce que vous aviez emporté reste sur cet appareil, et reviendra avec lui.';

/** Explains whether the browser may delete the storage (`StorageManager.persisted`). */
export const lastingWords = (isPersisted: boolean | null): string =>
  isPersisted
    ? 'Votre navigateur s’est engagé à ne rien effacer de lui-même.'
    : 'Votre navigateur peut effacer ces fichiers s’il manque de place, ou si vous ne revenez pas pendant longtemps\u00a0; le site vous le dira, et un bouton les complétera.';
