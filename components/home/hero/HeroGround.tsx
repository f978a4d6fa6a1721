import { HeroTown } from '@/components/home/hero/HeroTown';
import drawing from './town.json';
import styles from './HeroGround.module.css';

/** Renders the desert from back to front: mountains, the far dune with the town, two nearer dunes. */
export function HeroGround() {
  const { desert, dunes } = drawing;
  return (
    <div className={styles.root}>
      <svg
        viewBox={`0 0 ${desert.width} ${desert.height}`}
        preserveAspectRatio="xMaxYMin slice"
      >
        <defs>
          {(['far', 'middle', 'near'] as const).map((layer) => (
            <linearGradient key={layer} id={`hero-${layer}`} x2="0" y2="1">
              <stop className={styles[`${layer}Top`]} />
              <stop offset="1" className={styles[`${layer}Foot`]} />
            </linearGradient>
          ))}
          <linearGradient id="hero-rim" gradientUnits="userSpaceOnUse" x1="500" x2="1700">
            <stop className={styles.rimLight} stopOpacity="0" />
            <stop offset=".55" className={styles.rimLight} stopOpacity=".5" />
            <stop offset="1" className={styles.rimLight} stopOpacity="0" />
          </linearGradient>
          <linearGradient id="hero-shade" x2="0" y2="1">
            <stop className={styles.shade} stopOpacity=".6" />
            <stop offset="1" className={styles.shade} stopOpacity="0" />
          </linearGradient>
        </defs>
        <path className={styles.mountains} d={dunes.mountains} />
        <path fill="url(#hero-far)" d={dunes.far} />
        <HeroTown />
        <path fill="url(#hero-middle)" d={dunes.middle} />
        <path fill="url(#hero-shade)" d={dunes.middleShade} />
        <path fill="none" stroke="url(#hero-rim)" strokeWidth="1.2" d={dunes.litCrest} />
        <path fill="url(#hero-near)" d={dunes.near} />
        <path fill="url(#hero-shade)" d={dunes.nearShade} />
      </svg>
    </div>
  );
}
