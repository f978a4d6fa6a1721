import { expect, test } from '@playwright/test';

declare global {
  interface Window {
    /** Whether Next had already waited for a task of its own when React's code ran first; null until then. */
    hasWaited: boolean | null;
  }
}

/** React tells the developer tools' hook of itself as soon as its module runs. */
function note(): void {
  window.hasWaited = null;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => {
        // What Next puts into the page when it comes to the entry of beforeHydration.js, a timer before it goes on.
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

for (const path of ['/', '/outils/carte-interactive/arabie'])
  test(`${path} : React s’éveille dans une tâche à lui, non dans celle qui lit ses scripts`, async ({
    page,
  }) => {
    await page.addInitScript(note);
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => window.hasWaited)).not.toBeNull();
    expect(await page.evaluate(() => window.hasWaited)).toBe(true);
  });
