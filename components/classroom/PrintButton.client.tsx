'use client';

import { Button } from '@/components/ui/Button';
import styles from './PrintButton.module.css';

/** Renders the button that opens the print dialog. */
export function PrintButton() {
  return (
    <Button className={styles.root} look="gold" onClick={() => window.print()}>
      Imprimer la fiche
    </Button>
  );
}
