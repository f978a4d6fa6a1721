import { formatLength } from '@/lib/episodes/length';

/** Formats a cited second: « à 5 min 15 ». */
export const secondWords = (second: number): string => `à ${formatLength(Math.floor(second))}`;
