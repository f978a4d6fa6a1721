'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { typeset } from '@/lib/text/typeset';
import styles from './Tutorial.module.css';

const STEPS = [
  ['Choisir', 'Cherchez un outil par son nom, ou ne gardez qu’une catégorie.'],
  ['Découvrir', 'Ouvrez une carte du catalogue pour lire ce que l’outil sait faire.'],
  [
    'Explorer',
    'Lancez-le : sur la carte, un lieu s’ouvre d’un clic ; sur la frise, un événement ; au quiz, choisissez d’abord un sujet.',
  ],
  ['Relier', 'Écoutez l’épisode qui en parle : le son continue pendant que vous explorez.'],
] as const;

export function Tutorial() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        className={styles.opener}
        look="outline"
        lang="en"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        View Tutorial
      </Button>
      <Dialog ref={dialog} title="Les outils en quatre étapes">
        <ol role="list" className={styles.steps}>
          {STEPS.map(([name, text]) => (
            <li key={name} className={styles.step}>
              <strong>{name}</strong>
              <span>{typeset(text)}</span>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
