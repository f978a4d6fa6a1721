'use client';

import type { StageCommands } from '@/components/buildings/stage/stageGestures';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './StageTools.module.css';

export interface StageToolsProps {
  readonly hands: StageCommands;
  readonly isInteractive: boolean;
  readonly onToggleInteractive: () => void;
}

/** Name, icon and effect of each button. */
const BUTTONS = [
  ['Tourner vers la gauche', 'left', ({ onTurn }: StageCommands) => onTurn(15, 0)],
  ['Tourner vers la droite', 'right', ({ onTurn }: StageCommands) => onTurn(-15, 0)],
  ['Monter', 'up', ({ onTurn }: StageCommands) => onTurn(0, 10)],
  ['Descendre', 'down', ({ onTurn }: StageCommands) => onTurn(0, -10)],
  ['Agrandir', 'plus', ({ onZoom }: StageCommands) => onZoom(0.8)],
  ['Réduire', 'minus', ({ onZoom }: StageCommands) => onZoom(1.25)],
] as const;

/** Names and distances of moves, as ratios of the stage's height. */
const MOVES = [
  ['Glisser vers la gauche', -0.1, 0],
  ['Glisser vers la droite', 0.1, 0],
  ['Glisser vers le haut', 0, 0.1],
  ['Glisser vers le bas', 0, -0.1],
] as const;

/** Renders a button for each effect of a drag, a pinch or the wheel, and the button that directs keys to the stage. */
export function StageTools({ hands, isInteractive, onToggleInteractive }: StageToolsProps) {
  return (
    <div className={styles.root} role="group" aria-label="Déplacer la vue">
      {BUTTONS.map(([label, icon, apply]) => (
        <IconButton key={label} look="framed" label={label} onClick={() => apply(hands)}>
          <Icon name={icon} size={20} />
        </IconButton>
      ))}
      <details className={styles.moves}>
        <summary className={styles.summary}>Plus</summary>
        <div className={styles.menu}>
          {MOVES.map(([label, right, up]) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              onClick={() => hands.onMove(right, up)}
            >
              {label}
            </button>
          ))}
        </div>
      </details>
      <button
        type="button"
        className={styles.hold}
        aria-pressed={isInteractive}
        aria-describedby="tenir-la-vue"
        onClick={onToggleInteractive}
      >
        {isInteractive ? 'Rendre la page' : 'Prendre en main'}
      </button>
      <span id="tenir-la-vue" hidden>
        En main, un doigt tourne la vue, les flèches aussi ; plus et moins approchent et
        éloignent ; Échap rend la page.
      </span>
    </div>
  );
}
