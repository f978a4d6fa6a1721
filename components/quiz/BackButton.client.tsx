'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';

interface BackButtonProps {
  /** Returns to the previous question; null on the first question, where leaving needs a confirmation. */
  readonly goBack: (() => void) | null;
  readonly giveUp: () => void;
}

/** Renders the button back to the previous question; on the first question, asks to confirm giving up the quiz. */
export function BackButton({ goBack, giveUp }: BackButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const confirmButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) confirmButton.current?.focus();
  }, [isConfirming]);
  if (!isConfirming)
    return (
      <Button look="outline" onClick={() => (goBack ? goBack() : setConfirming(true))}>
        Retour
      </Button>
    );
  return (
    <>
      <Button
        ref={confirmButton}
        look="outline"
        // Ignore the second click of a double click, which confirms nothing.
        onClick={({ detail }) => detail < 2 && giveUp()}
      >
        {'Abandonner\u202f?'}
      </Button>
      <Button look="plain" onClick={() => setConfirming(false)}>
        Continuer
      </Button>
    </>
  );
}
