import { defineConfig } from '@playwright/test';
import { onTheBuild } from '../fixtures/runners/playwright';

/** Tests that need programs beside the browser; `npm run test:deploy` verifies them. */
export default defineConfig(onTheBuild('tests/deploy', 'deploy'));
