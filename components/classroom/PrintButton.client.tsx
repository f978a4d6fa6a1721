'use client';

import { Button } from '@/components/ui/Button';
import styles from './PrintButton.module.css';

export function PrintButton() {
  return (
    <Button className={styles.root} look="gold" onClick={() => window.print()}>
      Imprimer la fiche
    </Button>
  );
}
