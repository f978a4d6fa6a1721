'use client';

import { Button } from '@/components/ui/Button';
import styles from './PrintButton.module.css';

interface PrintButtonProps {
  readonly label: string;
  readonly look?: 'gold' | 'outline';
}

/** Renders the button that prints the page; absent without script, where the browser's menu prints. */
export function PrintButton({ label, look = 'gold' }: PrintButtonProps) {
  return (
    <Button className={styles.root} look={look} onClick={() => window.print()}>
      <span>{label}</span>
    </Button>
  );
}
