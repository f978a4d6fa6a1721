/**
 * Formats the number of shown tools of a total. In French 0 and 1 take the singular; the plural is the exact wording of
 * the product's specification.
 */
export const toolCountLabel = (shown: number, total: number): string =>
  shown < 2 ? `${shown} outil sur ${total} affiché` : `${shown} outils sur ${total} affichés`;
