'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';

interface BackButtonProps {
  /** Goes back when no answer is lost; null where one would be, and a confirmation is asked for. */
  readonly goBack: (() => void) | null;
  readonly giveUp: () => void;
}

/** Renders the button back to the previous question; on the first one, it asks to confirm giving up the quiz. */
export function BackButton({ goBack, giveUp }: BackButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) answer.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button look="outline" onClick={() => (goBack ? goBack() : setAsking(true))}>
        Retour
      </Button>
    );
  return (
    <>
      <Button
        ref={answer}
        look="outline"
        // Ignore the second click of a double click, which confirms nothing.
        onClick={({ detail }) => detail < 2 && giveUp()}
      >
        {'Abandonner\u202f?'}
      </Button>
      <Button look="plain" onClick={() => setAsking(false)}>
        Continuer
      </Button>
    </>
  );
}
