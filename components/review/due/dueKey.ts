/** Storage key of the sorted due days: a page that counts cards needs no other data of the review. */
export const DUE_KEY = 'revision-jours';
