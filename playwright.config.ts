import { defineConfig, test } from '@playwright/test';
import { onTheBuild } from './tests/fixtures/runners/playwright';
import { guardPrograms } from './tests/fixtures/runners/programGuard';

guardPrograms(() => {
  try {
    return test.info().titlePath.join(' › ');
  } catch {
    return 'before any test';
  }
});

export default defineConfig(onTheBuild('tests/e2e', 'playwright'));
