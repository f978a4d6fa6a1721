import { Icon, type IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './SurfaceControls.module.css';

/** A button of a surface that pans and zooms: its icon, its name, what a press does. */
type SurfaceControl = readonly [IconName, string, () => void];

interface SurfaceControlsProps {
  readonly label: string;
  /** Where on its surface the group stands, and how. */
  readonly className: string | undefined;
  readonly controls: readonly SurfaceControl[];
}

/** Zoom and pan for whoever neither drags nor pinches. */
export function SurfaceControls({ label, className, controls }: SurfaceControlsProps) {
  return (
    <div className={`${styles.root} ${className}`} role="group" aria-label={label}>
      {controls.map(([icon, name, act]) => (
        <IconButton
          key={icon}
          look="framed"
          data-control={icon}
          label={name}
          title={name}
          onClick={act}
        >
          <Icon name={icon} size={20} />
        </IconButton>
      ))}
    </div>
  );
}
