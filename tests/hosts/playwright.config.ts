import { defineConfig } from '@playwright/test';
import { onTheBuild } from '../fixtures/runners/playwright';

/** The Node host is the server that Playwright starts; each file of tests starts the others. */
export default defineConfig(onTheBuild('tests/hosts', 'hosts'));
