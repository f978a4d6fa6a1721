import type { Random } from '@/lib/random';

/** Draws a uniform number within ±`width`, for human timing and pitch. */
export const jitter = (random: Random, width: number): number => (random() * 2 - 1) * width;
