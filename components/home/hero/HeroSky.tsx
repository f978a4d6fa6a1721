import { degrees } from '@/lib/geometry/point';
import { starsPath } from '@/lib/geometry/scene/stars';
import { tilingCell } from '@/lib/geometry/scene/tilingCell';
import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import styles from './HeroSky.module.css';

const cell = tilingCell(octagonsAndSquares(58), { angle: degrees(64) });
const starField = { width: 960, height: 720 };

/** Renders a faint tiling around the rosette, and stars that drift by the width of their pattern in a loop. */
export function HeroSky() {
  return (
    <>
      <svg className={styles.tiling}>
        <pattern
          id="hero-tiling"
          width={cell.width}
          height={cell.height}
          patternUnits="userSpaceOnUse"
        >
          <path d={cell.path} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#hero-tiling)" />
      </svg>
      <svg className={styles.stars}>
        <pattern id="hero-stars" {...starField} patternUnits="userSpaceOnUse">
          <path strokeWidth="1.1" opacity=".45" d={starsPath(80, starField, 570)} />
          <path strokeWidth="1.7" opacity=".7" d={starsPath(30, starField, 610)} />
          <path strokeWidth="2.5" opacity=".9" d={starsPath(8, starField, 622)} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#hero-stars)" />
      </svg>
    </>
  );
}
