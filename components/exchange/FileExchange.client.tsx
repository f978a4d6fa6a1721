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

/** Renders the buttons that download all parts as a file, and merge such a file into them. */
export function FileExchange({ parts, isEmpty, announce }: FileExchangeProps) {
  const fileInput = useRef<HTMLInputElement>(null);

  async function openFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (!file) return;
    const mergeResult = mergeExchange(await file.text().catch(() => ''), parts);
    target.value = '';
    announce(mergeResult.ok ? mergedWords(mergeResult.value) : REFUSALS[mergeResult.error]);
  }

  return (
    <div className={styles.root}>
      <Button look="outline" disabled={isEmpty} onClick={() => downloadExchange(parts)}>
        Télécharger le fichier
      </Button>
      <Button look="outline" onClick={() => fileInput.current?.click()}>
        Ouvrir un fichier
      </Button>
      <input
        ref={fileInput}
        type="file"
        accept="application/json,.json"
        aria-label="Fichier d’un autre appareil"
        hidden
        onChange={(event) => void openFile(event)}
      />
    </div>
  );
}
