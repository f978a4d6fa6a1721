import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './ActionRow.module.css';

/** Renders a row of actions, the most likely first. */
export function ActionRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

interface ActionButtonProps {
  readonly look?: 'gold' | 'outline' | 'plain';
  readonly describedBy?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function ActionButton({
  look = 'outline',
  describedBy,
  onPress,
  children,
}: ActionButtonProps) {
  return (
    <Button look={look} aria-describedby={describedBy} onClick={onPress}>
      {children}
    </Button>
  );
}
