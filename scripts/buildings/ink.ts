import type { Material } from '@/lib/buildings/models/material';

export const INK = '#1f2a30';

/** Fill colours of a section, by material. */
export const FILLS: Readonly<Partial<Record<Material, string>>> = {
  stone: '#d9c69c',
  rock: '#cbb68c',
  ground: '#f7f1e2',
  water: '#dfe7e2',
};

/** Formats metres for SVG, to the centimetre. */
export const format = (metres: number): string => String(Math.round(metres * 100) / 100);
