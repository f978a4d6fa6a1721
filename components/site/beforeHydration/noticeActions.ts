import { layOutAll } from '@/components/site/beforeHydration/arrival';
import { countCards } from '@/components/site/beforeHydration/cards';
import { follow, retry } from '@/components/site/beforeHydration/lostScripts';
import { noticeElement, show } from '@/components/site/beforeHydration/notice';

/** Loads the document: not before the site is known to answer, since that ends the sound, which goes on there. */
async function reopen(address: string): Promise<void> {
  const isThere = await fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (!isThere) return show('waiting');
  try {
    if (document.querySelector('audio')?.paused === false)
      sessionStorage.setItem('lecteur-reprise', String(Date.now()));
  } catch {
    // Without a storage the bar comes back paused.
  }
  if (address === location.href) location.reload();
  else location.assign(address);
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  reload: () => void reopen(location.href),
  open: () => void reopen(noticeElement()?.dataset.address || location.href),
  stay() {
    follow(0);
    show('');
  },
  retry() {
    show('retrying');
    follow();
    retry();
  },
};

/** Answers the buttons of the notice, and lets every followed link ask again for what is lost. */
export function answerNotice(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // A jump within the page: heights that stand for a part would lead beside what is sought.
      if (target.closest('a[href^="#"]')) layOutAll();
      if (target.closest('a[href]')) {
        follow();
        retry();
        countCards();
      }
      ACTIONS[target.closest<HTMLElement>('[data-notice]')?.dataset.notice ?? '']?.();
    },
    true,
  );
}
