/**
 * Formats how many tools are shown of how many there are, both from 0. In French 0 and 1 take the singular; from 2
 * on the words are the specification's.
 */
export const shownLabel = (shown: number, total: number): string =>
  shown < 2 ? `${shown} outil sur ${total} affiché` : `${shown} outils sur ${total} affichés`;
