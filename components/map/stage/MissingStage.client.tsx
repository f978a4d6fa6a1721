'use client';

import { useEffect } from 'react';

/** Reports that the stage's script has failed to load, and renders nothing: the still map stays visible. */
export function MissingStage({ onMissing }: { readonly onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing]);
  return null;
}
