/** Builds the file name of the share image of an id or a slug. */
export const shareFile = (id: string): string => `${id}.jpg`;
