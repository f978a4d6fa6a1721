import { defineConfig } from '@playwright/test';
import { onTheBuild } from '../fixtures/runners/playwright';

/** The Node host is the server that Playwright starts; each test file starts the other hosts. */
export default defineConfig(onTheBuild('tests/hosts', 'hosts'));
