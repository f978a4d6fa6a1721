'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';

interface GiveUpProps {
  /** Goes where nothing is lost; null where answers would be, so that giving up is asked about first. */
  readonly goBack: (() => void) | null;
  readonly giveUp: () => void;
}

/** Leads back, to the question before; from the first one it asks whether to give the quiz up. */
export function GiveUp({ goBack, giveUp }: GiveUpProps) {
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
        // The second press of a double click has answered nothing.
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
