'use client';

import { PlayerSlot } from '@/components/player/PlayerSlot.client';
import type { Platform } from '@/lib/site/site';

const fetchParts = () => import('@/app/player/barParts').catch(() => null);

/** Renders the player of every page, and fills its slots with other features. */
export const SitePlayer = ({ platforms }: { readonly platforms: readonly Platform[] }) => (
  <PlayerSlot platforms={platforms} fetchParts={fetchParts} />
);
