import { EpisodePage } from '@/components/episodes/EpisodePage';
import type { Episode } from '@/lib/episodes/episode';
import { loadEpisodes } from '@/lib/server/episodes';
import { playableOf } from '@/lib/server/playables';
import { renderWithPlayer } from '@/tests/components/withPlayer';

const found = loadEpisodes().find(({ number }) => number === 5);
if (!found) throw new Error('Episode 5 is expected.');

/** «La première révélation»: 52 sentences, six chapters, two places and six people. */
export const revelation: Episode = found;

/** jsdom neither matches media nor scrolls. */
export function giveWindow({ touched = false, stillness = false } = {}): void {
  window.matchMedia = (query: string) =>
    ({ matches: query.includes('coarse') ? touched : stillness }) as MediaQueryList;
  Element.prototype.scrollIntoView = jest.fn();
}

/** The page of an episode, in the middle of whose sound one can be. */
export function openPage(episode: Episode = revelation) {
  const stage = renderWithPlayer(<EpisodePage episode={episode} />);
  const playable = playableOf(episode);
  return {
    ...stage,
    playable,
    /** The text of what is marked as heard in the transcript; null when nothing is. */
    heard: () => document.querySelector('span[data-start][aria-current]')?.textContent ?? null,
    /** Goes to a second of this episode, and lets everything follow. */
    hear: (seconds: number) =>
      stage.happen(() => {
        stage.player.play(playable, { at: seconds });
        stage.audio.metadata(315);
        stage.audio.start();
      }),
    sentence(text: RegExp): HTMLElement {
      const all = [...document.querySelectorAll<HTMLElement>('p span[data-start]')];
      const one = all.find(({ textContent }) => text.test(textContent));
      if (!one) throw new Error(`A sentence is expected: ${text}`);
      return one;
    },
  };
}
