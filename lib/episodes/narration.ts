import type { Episode } from '@/lib/episodes/episode';

/** Where the narration of an episode is written, if one was made. */
export const narrationUrl = (slug: string): string => `/audio/${slug}.mp3`;

/** Whether an episode is read by the synthetic voice, and not by a recording that the owner has set. */
export const isReadBySyntheticVoice = ({ slug, audioUrl }: Episode): boolean =>
  audioUrl === narrationUrl(slug);
