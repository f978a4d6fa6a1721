/**
 * Formats how many tools are shown of how many, both from 0. In French 0 and 1 take the singular; the plural's words
 * are the specification's.
 */
export const shownLabel = (shown: number, total: number): string =>
  shown < 2 ? `${shown} outil sur ${total} affiché` : `${shown} outils sur ${total} affichés`;
