'use client';

import { useEffect } from 'react';

/** Stands where the map's script would be, and says that it has not come: the still map shows through. */
export function MissingStage({ onMissing }: { readonly onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing]);
  return null;
}
