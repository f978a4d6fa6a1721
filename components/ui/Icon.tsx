import styles from './Icon.module.css';

export type IconName =
  | 'alert'
  | 'antennapod'
  | 'apple'
  | 'arrow'
  | 'back-15'
  | 'book'
  | 'bookmark'
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
  | 'pocket-casts'
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
  /** Side in pixels; the symbols are drawn on a grid of 24. */
  readonly size?: number;
}

/** Renders a decorative icon of the SVG sprite in `currentColor`; the `<use>` adds nothing to the scripts. */
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
