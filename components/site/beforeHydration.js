/**
 * Keeps what a visitor does before React has taken the page over, and the scripts that the network has lost.
 * It is written into every page as it stands (BeforeHydration.tsx), before anything else can run; its comments and
 * its indentation are taken out on the way, so that a comment keeps to its own lines.
 */
(() => {
  const pressed = new Set();
  const filled = new Map();
  const lost = new Map();
  const gone = new Set();
  const recording = new AbortController();
  const waiting = { signal: recording.signal };
  let isHydrated = false;
  let followed = 0;

  // Opened at its top, a page lays out what is below (arriving.css) when nothing else is to be done: once all listen and
  // its faces have come, from the top down; or when its visitor goes there. Its first frame may leave out even more
  // (Banner.module.css).
  const root = document.documentElement;
  const endFirstFrame = () => {
    const isShown = document.querySelector('main > *');
    requestAnimationFrame(isShown ? () => (root.dataset.arriving &&= 'top') : endFirstFrame);
  };
  // From then on what is near the window is laid out too.
  const leaveTop = () => {
    if (root.dataset.arriving) root.dataset.arriving = '';
  };
  // Heights that stand for parts would lead beside what the browser goes to by itself.
  const layOutAll = () => delete root.dataset.arriving;
  const [opening] = performance.getEntriesByType('navigation');
  // In Chromium its name keeps what the address no longer says, the words that a link leads to (`#:~:text=`). Others do
  // not tell, and do not find words in a part that waits: there all is laid out at once.
  if (navigator.userAgentData && opening?.type === 'navigate' && !opening.name.includes('#')) {
    root.dataset.arriving = 'first';
    endFirstFrame();
    // Reveal the rest after 4 s even without input: a screen reader sends no scroll or key event.
    setTimeout(leaveTop, 4000);
    let isMoving = false;
    const listen = (types, hear) => {
      for (const type of types) addEventListener(type, hear, { once: true, passive: true });
    };
    listen(['wheel', 'touchmove', 'keydown', 'focusin'], () => {
      isMoving = true;
      leaveTop();
    });
    // Words, or a place that is restored, where nobody has moved.
    listen(['scroll'], () => isMoving || layOutAll());
    // The focus goes to the bar in which words are looked for; Next shows a page of the history.
    listen(['blur', 'popstate'], layOutAll);
  }

  // React comes alive in a task of its own, after that in which its scripts are read: Next runs what stands here, and
  // waits for a timer, before it goes on (its `app-bootstrap`).
  (self.__next_s ??= []).push([0, { children: '' }]);

  const layOutRest = (moment) => {
    do {
      const part = document.querySelector('[data-later]');
      if (!part) return void delete root.dataset.arriving;
      part.removeAttribute('data-later');
      // Here and now, or those of several moments would be laid out in one frame.
      part.getBoundingClientRect();
    } while (moment?.timeRemaining() > 30);
    whenIdle(layOutRest);
  };
  // What is near the window first, in a frame of its own: Chromium counts a part that is hidden in one frame and laid
  // out whole in the next as a jump.
  const arrive = () => {
    leaveTop();
    requestAnimationFrame(() => whenIdle(layOutRest));
  };
  // Safari has no idle callbacks; a busy phone has no idle moment, and its page is to have arrived all the same.
  const whenIdle = (task) =>
    window.requestIdleCallback
      ? requestIdleCallback(task, { timeout: 2000 })
      : setTimeout(task, 50);

  // Shows one of the messages of SiteNotice.tsx; none when the name is empty.
  const show = (message) => {
    const notice = document.getElementById('avis');
    if (!notice) return;
    if (!message && notice.contains(document.activeElement))
      document.getElementById('contenu')?.focus({ preventScroll: true });
    notice.dataset.message = message;
  };

  // Presses and entries: heard on the way up, so that one which React has already handled is not repeated.
  const isSwitch = ({ type }) => type === 'checkbox' || type === 'radio';
  const contentOf = (field) => (isSwitch(field) ? field.checked : field.value);
  const isNative = (button) =>
    (button.type === 'submit' && button.form) ||
    button.popoverTargetElement ||
    button.dataset.notice;

  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest('button,[data-start],a');
      if (!button || button.localName === 'a' || isNative(button)) return;
      pressed.delete(button);
      pressed.add(button);
      button.dataset.waiting = '';
    },
    waiting,
  );
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => filled.set(target, contentOf(target)), waiting);

  // A property of the prototype: React has put its own on the element, to see what changes.
  const write = (field, name, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, value);

  // At the commit: what was typed is back before anyone sees it gone.
  addEventListener('hydrated', () => {
    isHydrated = true;
    recording.abort();
    show('');
    for (const [field, value] of filled)
      if (!isSwitch(field) && field.value !== value) write(field, 'value', value);
  });

  // After hydration, replay recorded input first, then recorded clicks.
  addEventListener('connected', () => {
    if ('arriving' in root.dataset) void document.fonts.ready.then(() => whenIdle(arrive));
    for (const [field, value] of filled) {
      if (isSwitch(field)) {
        field.checked = !value;
        field.click();
      } else {
        const text = field.value;
        if (field.localName === 'input') field.value = '';
        write(field, 'value', text);
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    for (const button of pressed) {
      delete button.dataset.waiting;
      if (button.isConnected) button.click();
    }
    filled.clear();
    pressed.clear();
  });

  // Scripts: one that the network has lost is asked for again, and those who wait for it go on waiting; one that
  // the server no longer has fails.
  // By the attribute as it is written: Turbopack knows a chunk that has come by it.
  const addressOf = (script) => script.getAttribute('src');
  const isOwn = (src) => src?.startsWith('/_next/');
  const copiesOf = (src) => [...document.scripts].filter((script) => addressOf(script) === src);

  const again = (src) => {
    const entry = lost.get(src);
    if (!entry || entry.isAsked) return;
    clearTimeout(entry.timer);
    entry.isAsked = true;
    const script = document.createElement('script');
    script.onload = () => {
      lost.delete(src);
      if (lost.size === 0) show('');
    };
    script.setAttribute('src', src);
    document.head.append(script);
  };

  const lose = async (src) => {
    const entry = lost.get(src) ?? { tries: 0 };
    lost.set(src, entry);
    entry.isAsked = false;
    const status = await fetch(src, { method: 'HEAD' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 404 || status === 410) {
      lost.delete(src);
      gone.add(src);
      if (!isHydrated) show('unready');
      for (const script of copiesOf(src)) script.dispatchEvent(new Event('error'));
      return;
    }
    if (entry.tries > 1 && !isHydrated) show('unready');
    if (entry.tries > 0 && isHydrated && Date.now() - followed < 20000) show('unreachable');
    entry.timer = setTimeout(again, Math.min(30000, 500 * 2 ** entry.tries++), src);
  };

  addEventListener(
    'error',
    (event) => {
      if (event.target.localName !== 'script') return;
      const src = addressOf(event.target);
      if (!isOwn(src) || gone.has(src)) return;
      event.stopImmediatePropagation();
      void lose(src);
    },
    true,
  );

  // One that failed before this ran has told nobody, but the browser has its empty answer.
  addEventListener('load', () => {
    if (isHydrated) return;
    for (const script of document.scripts) {
      const [entry] = performance.getEntriesByName(script.src);
      const src = addressOf(script);
      if (isOwn(src) && entry?.decodedBodySize === 0 && !lost.has(src)) void lose(src);
    }
  });

  const retry = () => {
    for (const src of [...lost.keys()]) again(src);
  };
  addEventListener('online', retry);

  // A load of the document ends the sound: not before the site is known to answer, and the sound is to go on there.
  const reopen = async (address) => {
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
  };

  const actions = {
    reload: () => void reopen(location.href),
    open: () => void reopen(document.getElementById('avis').dataset.address || location.href),
    stay() {
      followed = 0;
      show('');
    },
    retry() {
      show('retrying');
      followed = Date.now();
      retry();
    },
  };

  /** Fetches what counts the cards that wait where some are kept, once (app/a-revoir.js). */
  function countCards() {
    try {
      if (counter || !localStorage.getItem('revision-jours')) return;
      counter = document.createElement('script');
      counter.src = '/a-revoir.js';
      document.head.append(counter);
    } catch {
      // Without a storage there are no cards.
    }
  }

  let counter;

  addEventListener(
    'click',
    ({ target }) => {
      // A jump within the page: heights that stand for a part would lead beside what is sought.
      if (target.closest('a[href^="#"]')) delete root.dataset.arriving;
      if (target.closest('a[href]')) {
        followed = Date.now();
        retry();
        countCards();
      }
      actions[target.closest('[data-notice]')?.dataset.notice]?.();
    },
    true,
  );

  countCards();
})();
