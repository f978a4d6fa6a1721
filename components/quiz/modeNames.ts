import type { Mode } from '@/lib/quiz/choice';

interface ModeName {
  /** Label of the dropdown. */
  readonly label: string;
  readonly button: string;
  readonly singular: string;
  readonly plural: string;
}

export const MODE_NAMES = {
  episode: { label: 'Épisode', button: 'Par épisode', singular: 'épisode', plural: 'épisodes' },
  period: { label: 'Période', button: 'Par période', singular: 'période', plural: 'périodes' },
  theme: { label: 'Thème', button: 'Par thème', singular: 'thème', plural: 'thèmes' },
} as const satisfies Record<Mode, ModeName>;
