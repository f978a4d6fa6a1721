import styles from './Icon.module.css';

export type IconName =
  | 'alert'
  | 'apple'
  | 'arrow'
  | 'back-15'
  | 'book'
  | 'brain'
  | 'building'
  | 'camera'
  | 'cart'
  | 'check'
  | 'clock'
  | 'close'
  | 'compass'
  | 'deezer'
  | 'down'
  | 'download'
  | 'external'
  | 'facebook'
  | 'fit'
  | 'forward-15'
  | 'globe'
  | 'instagram'
  | 'left'
  | 'mail'
  | 'map'
  | 'menu'
  | 'minus'
  | 'muted'
  | 'next'
  | 'pause'
  | 'play'
  | 'plus'
  | 'quiz'
  | 'right'
  | 'rss'
  | 'scroll'
  | 'search'
  | 'share'
  | 'sliders'
  | 'spotify'
  | 'still'
  | 'suitcase'
  | 'tools'
  | 'tree'
  | 'up'
  | 'users'
  | 'volume'
  | 'x'
  | 'youtube';

interface IconProps {
  readonly name: IconName;
  /** Side in pixels; the drawings are made on a grid of 24. */
  readonly size?: number;
}

/** A decorative icon of the sprite: it costs no script, and takes the colour of the text around it. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      className={styles.root}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/icons/sprite.svg#${name}`} />
    </svg>
  );
}
