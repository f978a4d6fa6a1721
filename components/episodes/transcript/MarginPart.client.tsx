'use client';

import { SentenceMarks } from '@/components/notebook/SentenceMarks.client';
import { Margin } from '@/components/review/Margin.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Prompt } from '@/lib/review/prompt';

/** Content of a transcript's margin: questions to review, or marks for the notebook. */
export type MarginContent =
  { readonly prompts: readonly Prompt[] } | { readonly episode: PlayableEpisode };

/** Renders buttons beside the sentences of the page's transcript. */
export const MarginPart = (content: MarginContent) =>
  'prompts' in content ? <Margin {...content} /> : <SentenceMarks {...content} />;
