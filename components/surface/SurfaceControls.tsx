import { Icon, type IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './SurfaceControls.module.css';

/** A button: its icon, its accessible name, its action. */
type SurfaceControl = readonly [IconName, string, () => void];

interface SurfaceControlsProps {
  readonly label: string;
  /** Class that places the group on its surface. */
  readonly className: string | undefined;
  readonly controls: readonly SurfaceControl[];
}

/** Renders the zoom and pan buttons of a surface, for visitors who neither drag nor pinch. */
export function SurfaceControls({ label, className, controls }: SurfaceControlsProps) {
  return (
    <div className={`${styles.root} ${className}`} role="group" aria-label={label}>
      {controls.map(([icon, name, action]) => (
        <IconButton
          key={icon}
          look="framed"
          data-control={icon}
          label={name}
          title={name}
          onClick={action}
        >
          <Icon name={icon} size={20} />
        </IconButton>
      ))}
    </div>
  );
}
