import { defineConfig } from '@playwright/test';
import { onTheBuild } from '../fixtures/runners/playwright';

/** What needs programs of the machine besides the browser; `npm run test:deploy` sees that they are there. */
export default defineConfig(onTheBuild('tests/deploy', 'deploy'));
