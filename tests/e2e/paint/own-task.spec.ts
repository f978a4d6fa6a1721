import { expect } from '@playwright/test';
import { it } from '@/tests/e2e/it';

declare global {
  interface Window {
    /** Whether Next had already waited a task when React's code ran first; null until then. */
    hasWaited: boolean | null;
  }
}

/** Installs the hook of React's developer tools, which React calls as soon as its module runs. */
function installReactHook(): void {
  window.hasWaited = null;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => {
        // Next adds this empty script at the entry of components/site/beforeHydration, a timer before it continues.
        window.hasWaited = [...document.head.querySelectorAll('script')].some(
          (script) => !script.hasAttribute('src') && script.text === '',
        );
        return 1;
      },
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
    },
  });
}

it('React hydrates in a separate task, after its scripts are evaluated', async ({ page }) => {
  await page.addInitScript(installReactHook);
  await page.goto('/outils/carte-interactive/arabie');
  await expect.poll(() => page.evaluate(() => window.hasWaited)).not.toBeNull();
  expect(await page.evaluate(() => window.hasWaited)).toBe(true);
});
