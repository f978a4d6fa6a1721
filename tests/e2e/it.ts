/**
 * Exports Playwright's `test` under the name that Jest's tests have; `it.describe`, `it.beforeEach`
 * and the rest come with it.
 */
export { expect, test as it } from '@playwright/test';
