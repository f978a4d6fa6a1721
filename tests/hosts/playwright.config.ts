import { defineConfig } from '@playwright/test';
import { onTheBuild } from '../fixtures/runners/playwright';

/** The Node host is the server that Playwright starts; each test file starts the others. */
export default defineConfig(onTheBuild('tests/hosts', 'hosts'));
