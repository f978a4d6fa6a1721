import { fieldsOf, isListOf, isText, isWithin } from '@/lib/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/** A link to a page of the site, with its text. */
export interface NamedLink {
  readonly words: string;
  readonly href: string;
}

/** A sentence of the current audio, with the narrated place, date and people. */
export interface SpokenLine {
  /** In seconds. */
  readonly start: number;
  readonly text: string;
  /** Links to the place, the years and the people of the moment, in this order. */
  readonly links: readonly NamedLink[];
}

/** The timed sentences of an episode, and its playable form. */
export interface SpokenFile {
  readonly playable: PlayableEpisode;
  readonly lines: readonly SpokenLine[];
}

/** Builds the address of the sentences of an episode. */
export const spokenAddress = (episodePath: string): string => `${episodePath}/phrases.json`;

/** Decodes the response with the sentences of an episode; null when invalid. */
export function readSpokenFile(json: unknown): SpokenFile | null {
  const { playable, lines } = fieldsOf(json);
  return isPlayable(playable) && isListOf(lines, isSpokenLine) ? { playable, lines } : null;
}

function isSpokenLine(value: unknown): value is SpokenLine {
  const { start, text, links } = fieldsOf(value);
  return isWithin(start, 0, Number.MAX_VALUE) && isText(text) && isListOf(links, isNamedLink);
}

function isNamedLink(value: unknown): value is NamedLink {
  const { words, href } = fieldsOf(value);
  return isText(words) && isText(href);
}
