import type { Random } from '@/lib/random';

/** A number within ±`width` of zero, drawn evenly: no musician plays twice alike. */
export const jitter = (random: Random, width: number): number => (random() * 2 - 1) * width;
