/**
 * The script that every page begins with, before anything else can run: it keeps what a visitor does before React has
 * taken the page over, and asks again for the scripts that the network has lost. The build compiles it
 * (scripts/build/image/beforeHydration.ts).
 */
import { arrive } from '@/components/site/beforeHydration/arrival';
import { countCards } from '@/components/site/beforeHydration/cards';
import { keepScripts } from '@/components/site/beforeHydration/lostScripts';
import { answerNotice } from '@/components/site/beforeHydration/noticeActions';
import { recordActions } from '@/components/site/beforeHydration/recording';

declare global {
  interface Window {
    /** Scripts that Next runs before it hydrates, one after the other (its `app-bootstrap`). */
    __next_s?: unknown[];
  }
}

arrive();
// React comes alive in a task of its own, after that in which its scripts are read: Next runs what stands here, and
// waits for a timer, before it goes on.
(window.__next_s ??= []).push([0, { children: '' }]);
recordActions();
keepScripts();
answerNotice();
countCards();
