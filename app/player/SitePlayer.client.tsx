'use client';

import { PlayerSlot } from '@/components/player/PlayerSlot.client';
import type { Platform } from '@/lib/site/site';

const fetchParts = () => import('@/app/player/barParts').catch(() => null);

/** Places the player in every page, and fills its slots with what other features show in it. */
export const SitePlayer = ({ platforms }: { readonly platforms: readonly Platform[] }) => (
  <PlayerSlot platforms={platforms} fetchParts={fetchParts} />
);
