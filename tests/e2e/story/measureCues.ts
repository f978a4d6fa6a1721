/** A moment that changes what the bar says. */
export interface Cue {
  /** In seconds of the sound; `after` is where the moment before it begins. */
  readonly start: number;
  readonly after: number;
  readonly words: string;
}

export interface HeardCue {
  readonly words: string;
  /** Where the sound was when the words came, in seconds. */
  readonly second: number;
  /** From the instant at which the sound reached the cue's second to the one at which the words came, in milliseconds. */
  readonly late: number;
}

/**
 * Plays a little before each cue and on, and sees when its words come. It runs in the page and knows nothing of the
 * site's own clock: the second is the element's, read at each frame and carried back to the cue by the speed.
 */
export async function measureCues({
  cues,
  rate,
}: {
  readonly cues: readonly Cue[];
  readonly rate: number;
}): Promise<readonly HeardCue[]> {
  /** What is heard before each cue, in seconds of the listener. */
  const before = 0.5;
  const element = document.querySelector('audio');
  if (!element) throw new Error('Aucun son dans la page.');
  const audio = element;
  const said = (): string =>
    document.querySelector('aside[data-following] > p:not([role])')?.textContent ?? '';

  function hear({ start, words }: Cue): Promise<HeardCue> {
    return new Promise((resolve) => {
      let reachedAt: number | null = null;
      let shown: { readonly at: number; readonly second: number } | null = null;
      const finish = (): void => {
        if (reachedAt === null || shown === null) return;
        observer.disconnect();
        resolve({ words, second: shown.second, late: shown.at - reachedAt });
      };
      const observer = new MutationObserver(() => {
        if (shown !== null || said() !== words) return;
        shown = { at: performance.now(), second: audio.currentTime };
        finish();
      });
      const watch = (): void => {
        const [now, second] = [performance.now(), audio.currentTime];
        if (second < start) return void requestAnimationFrame(watch);
        reachedAt = now - ((second - start) / rate) * 1000;
        finish();
      };
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      watch();
    });
  }

  const heard: HeardCue[] = [];
  for (const cue of cues) {
    const moved = new Promise((resolve) =>
      audio.addEventListener('seeked', resolve, { once: true }),
    );
    audio.currentTime = Math.max(cue.after + 0.1, cue.start - before * rate);
    audio.playbackRate = rate;
    await moved;
    await audio.play();
    heard.push(await hear(cue));
  }
  return heard;
}
