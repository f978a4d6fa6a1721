/** Builds the anchor of a person on a page that lists people. */
export const personAnchor = (personId: string): string => `personne-${personId}`;
