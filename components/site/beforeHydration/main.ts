/**
 * The script that every page begins with, before any other: it records what a visitor does until
 * React has hydrated the page, and retries scripts that the network loses. The build compiles it
 * (scripts/build/image/firstScripts.ts).
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
// Hydrate in another task than the one that evaluates the scripts: Next runs this empty entry, and
// awaits a timer, before it continues.
(window.__next_s ??= []).push([0, { children: '' }]);
recordActions();
retryFailedScripts();
answerNotice();
countCards();
loadCitations();
answerAppearance();
