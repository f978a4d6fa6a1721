/** The name of the picture of what has this id or slug. */
export const shareFile = (id: string): string => `${id}.jpg`;
