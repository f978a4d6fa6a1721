/** Gives end-to-end tests the word that the tests of Jest have; `it.describe`, `it.beforeEach` and the rest come with it. */
export { expect, test as it } from '@playwright/test';
