import type { Tool } from '@/lib/tools/tool';

/** Creates a tool, with defaults for the fields that a test ignores. */
export const tool = (id: string, changes: Partial<Tool> = {}): Tool => ({
  id,
  title: `Outil ${id}`,
  description: 'Une description.',
  longDescription: `Tout ce que fait ${id}.`,
  category: 'Cartes interactives',
  icon: 'map',
  imageUrl: `/tools/${id}.jpg`,
  featured: false,
  comingSoon: false,
  estimatedTime: '10 min',
  features: ['Une chose', 'Une autre'],
  link: `/outils/${id}`,
  ...changes,
});

/** Three tools of two categories; the last tool is coming soon. */
export const threeTools: readonly Tool[] = [
  tool('carte', { title: 'Médine', description: 'Une oasis.', featured: true }),
  tool('quizz', { title: 'Quizz', description: 'Dix questions.', category: 'Quizz' }),
  tool('frise', { title: 'Frise', description: 'Des dates.', comingSoon: true }),
];
