import type { Mode } from '@/lib/quiz/choice';

interface ModeName {
  /** Label of the dropdown. */
  readonly field: string;
  readonly button: string;
  readonly one: string;
  readonly many: string;
}

export const MODE_NAMES = {
  episode: { field: 'Épisode', button: 'Par épisode', one: 'épisode', many: 'épisodes' },
  period: { field: 'Période', button: 'Par période', one: 'période', many: 'périodes' },
  theme: { field: 'Thème', button: 'Par thème', one: 'thème', many: 'thèmes' },
} as const satisfies Record<Mode, ModeName>;
