'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CopyField } from '@/components/ui/field/CopyField.client';
import { CLASS_QUIZ_PATH } from '@/lib/classroom/address';
import { formatClassLink, type ClassLink } from '@/lib/classroom/results/classLink';
import styles from './ClassLinkShare.module.css';

/** Renders the QR code, whose script and library are loaded on demand. */
const QrCodeFigure = dynamic(() =>
  import('@/components/classroom/QrCodeFigure').then(
    ({ QrCodeFigure: component }) => component,
  ),
);

/** Renders the link of a class, to copy or to photograph from the board. */
export function ClassLinkShare({ link }: { readonly link: ClassLink }) {
  const [isQrCodeShown, setQrCodeShown] = useState(false);
  const address = `${window.location.origin}${CLASS_QUIZ_PATH}#${formatClassLink(link)}`;
  return (
    <section className={styles.root} aria-labelledby="lien-classe">
      <h3 id="lien-classe">1. Donnez le lien</h3>
      <p className={styles.text}>
        {`Chaque élève l’ouvre, donne son numéro dans la classe, répond aux ${link.ids.length} questions, puis montre son code.`}
      </p>
      <CopyField
        label="Lien de la classe"
        value={address}
        copyLabel="Copier le lien"
        copiedLabel="Lien copié"
      />
      {isQrCodeShown ? (
        <QrCodeFigure
          text={address}
          label="Code QR du lien de la classe"
          caption="À photographier par les élèves."
        />
      ) : (
        <p>
          <Button look="outline" onClick={() => setQrCodeShown(true)}>
            Montrer le code QR
          </Button>
        </p>
      )}
    </section>
  );
}
