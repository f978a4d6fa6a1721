'use client';

import { useRef, type ChangeEvent } from 'react';
import { downloadExchange } from '@/components/exchange/downloadExchange';
import { Button } from '@/components/ui/Button';
import { mergeExchange } from '@/lib/exchange/file';
import type { ExchangePart } from '@/lib/exchange/part';
import { mergedWords } from '@/lib/exchange/words';
import type { Unreadable } from '@/lib/sharedStore';
import styles from './FileExchange.module.css';

const REFUSALS = {
  damaged: 'Ce fichier n’est pas un fichier de ce site, ou il est abîmé. Rien n’a été changé.',
  newer:
    'Ce fichier vient d’une version plus récente du site : rechargez la page, puis rouvrez-le. Rien n’a été changé.',
  'too long': 'Ce fichier est trop gros pour être un fichier de ce site. Rien n’a été changé.',
} as const satisfies Record<Unreadable, string>;

interface FileExchangeProps {
  readonly parts: readonly ExchangePart[];
  readonly isEmpty: boolean;
  readonly announce: (sentence: string) => void;
}

/** Renders the buttons that write all parts to a file and merge one back. */
export function FileExchange({ parts, isEmpty, announce }: FileExchangeProps) {
  const field = useRef<HTMLInputElement>(null);

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    const merged = mergeExchange(await file.text().catch(() => ''), parts);
    target.value = '';
    announce(merged.ok ? mergedWords(merged.value) : REFUSALS[merged.error]);
  }

  return (
    <div className={styles.root}>
      <Button look="outline" disabled={isEmpty} onClick={() => downloadExchange(parts)}>
        Télécharger le fichier
      </Button>
      <Button look="outline" onClick={() => field.current?.click()}>
        Ouvrir un fichier
      </Button>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label="Fichier d’un autre appareil"
        hidden
        onChange={(event) => void open(event)}
      />
    </div>
  );
}
