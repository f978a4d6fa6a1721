import { layOutAll } from '@/components/site/beforeHydration/arrival';
import { countCards } from '@/components/site/beforeHydration/cards';
import {
  recordLinkClick,
  requestAllAgain,
} from '@/components/site/beforeHydration/failedScripts';
import { noticeElement, showNotice } from '@/components/site/beforeHydration/notice';

/** Reloads or opens a document if the site answers: a navigation to an unreachable site would end the sound. */
async function openWhenReachable(address: string): Promise<void> {
  const isReachable = await fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isReachable) return showNotice('waiting');
  try {
    if (document.querySelector('audio')?.paused === false)
      sessionStorage.setItem('lecteur-reprise', String(Date.now()));
  } catch {
    // Without storage the player's bar comes back paused.
  }
  if (address === location.href) location.reload();
  else location.assign(address);
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  reload: () => void openWhenReachable(location.href),
  open: () => void openWhenReachable(noticeElement()?.dataset.address || location.href),
  stay() {
    recordLinkClick(0);
    showNotice('');
  },
  retry() {
    showNotice('retrying');
    recordLinkClick();
    requestAllAgain();
  },
};

/** Answers the buttons of the notice, and retries failed scripts at every followed link. */
export function answerNotice(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // A jump within the page needs real heights: estimated heights would miss the target.
      if (target.closest('a[href^="#"]')) layOutAll();
      if (target.closest('a[href]')) {
        recordLinkClick();
        requestAllAgain();
        countCards();
      }
      ACTIONS[target.closest<HTMLElement>('[data-notice]')?.dataset.notice ?? '']?.();
    },
    true,
  );
}
