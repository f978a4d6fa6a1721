'use client';

import { useEffect } from 'react';

/** Replaces a stage whose script has failed to load, and reports it; the still map stays visible. */
export function MissingStage({ onMissing }: { readonly onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing]);
  return null;
}
