'use client';

import { useRef, type ChangeEvent } from 'react';
import { downloadLog } from '@/components/review/exchange/downloadLog';
import { Button } from '@/components/ui/Button';
import type { ReviewEvent } from '@/lib/review/event';
import { readLog, type Unreadable } from '@/lib/review/record';
import styles from './FileExchange.module.css';

const REFUSALS = {
  damaged:
    'Ce fichier n’est pas un fichier de révisions, ou il est abîmé. Rien n’a été changé.',
  newer:
    'Ce fichier vient d’une version plus récente du site : rechargez la page, puis rouvrez-le. Rien n’a été changé.',
  'too long':
    'Ce fichier est trop gros pour être un fichier de révisions. Rien n’a été changé.',
} as const satisfies Record<Unreadable, string>;

interface FileExchangeProps {
  readonly events: readonly ReviewEvent[];
  readonly unite: (log: readonly ReviewEvent[]) => void;
  readonly say: (sentence: string) => void;
}

/** Renders the buttons that write the whole log to a file and read one back. */
export function FileExchange({ events, unite, say }: FileExchangeProps) {
  const field = useRef<HTMLInputElement>(null);

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    const log = readLog(await file.text().catch(() => ''));
    target.value = '';
    if (log.ok) unite(log.value);
    else say(REFUSALS[log.error]);
  }

  return (
    <div className={styles.root}>
      <Button look="outline" disabled={events.length === 0} onClick={() => downloadLog(events)}>
        Télécharger mes révisions
      </Button>
      <Button look="outline" onClick={() => field.current?.click()}>
        Ouvrir un fichier de révisions
      </Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="Fichier de révisions"
        hidden
        onChange={(event) => void open(event)}
      />
    </div>
  );
}
