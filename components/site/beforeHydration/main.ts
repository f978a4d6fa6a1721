/**
 * Records a visitor's input until React has hydrated the page, and retries scripts that the network loses: an inline
 * script, the first of every page, which scripts/build/image/firstScripts.ts compiles.
 */
import { answerAppearance } from '@/components/site/beforeHydration/appearance';
import { layOutInParts } from '@/components/site/beforeHydration/arrival';
import { countCards } from '@/components/site/beforeHydration/cards';
import { loadCitations } from '@/components/site/beforeHydration/citations';
import { retryFailedScripts } from '@/components/site/beforeHydration/failedScripts';
import { answerNotice } from '@/components/site/beforeHydration/noticeActions';
import { recordActions } from '@/components/site/beforeHydration/recording';

declare global {
  interface Window {
    /** Scripts that Next runs one after the other before it hydrates (its `app-bootstrap`). */
    __next_s?: unknown[];
  }
}

layOutInParts();
// Hydrates in another task than the evaluation of the scripts: Next runs this empty entry, and
// awaits a timer, before hydration.
(window.__next_s ??= []).push([0, { children: '' }]);
recordActions();
retryFailedScripts();
answerNotice();
countCards();
loadCitations();
answerAppearance();
