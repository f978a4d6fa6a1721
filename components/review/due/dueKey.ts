/** Where the days on which cards come due are kept, in order: a page that counts them needs no more of the review. */
export const DUE_KEY = 'revision-jours';
