import type { ReactNode } from 'react';
import { segmentsPath } from '@/lib/geometry/path';
import { degrees } from '@/lib/geometry/point';
import { DESERT, TOWN_PLACE, dunes } from '@/lib/geometry/scene/dunes';
import { palmFronds, palmTrunk } from '@/lib/geometry/scene/palm';
import { gardens, groves } from '@/lib/geometry/scene/palmPlan';
import type { PalmPlace } from '@/lib/geometry/scene/palmPlan';
import { rosetteArm } from '@/lib/geometry/scene/rosetteArm';
import { starsPath } from '@/lib/geometry/scene/stars';
import { tilingCell } from '@/lib/geometry/scene/tilingCell';
import { townDrawing } from '@/lib/geometry/scene/townDrawing';
import { starChords } from '@/lib/geometry/star';
import { octagonsAndSquares } from '@/lib/geometry/tilings';
import styles from './HeroScene.module.css';

const arm = rosetteArm({
  fold: 16,
  radius: 452,
  pairs: 2,
  slender: 1.4,
  angle: 66,
  width: 8,
  gap: 2,
});
const cell = tilingCell(octagonsAndSquares(58), { angle: degrees(64) });
const field = { width: 960, height: 720 };

/** Turns a sixteenth of a drawing all the way round by doubling it four times. */
function Round({ children }: { children: ReactNode }) {
  return [22.5, 45, 90, 180].reduce<ReactNode>(
    (drawn, turn, level) => (
      <>
        <g id={`hero-arm-${level}`}>{drawn}</g>
        <use href={`#hero-arm-${level}`} transform={`rotate(${turn})`} />
      </>
    ),
    children,
  );
}

function Sky() {
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
        <pattern id="hero-stars" {...field} patternUnits="userSpaceOnUse">
          <path strokeWidth="1.1" opacity=".45" d={starsPath(80, field, 570)} />
          <path strokeWidth="1.7" opacity=".7" d={starsPath(30, field, 610)} />
          <path strokeWidth="2.5" opacity=".9" d={starsPath(8, field, 622)} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#hero-stars)" />
      </svg>
    </>
  );
}

function Rosette() {
  return (
    <>
      <div className={styles.halo} />
      <div className={styles.rosetteFade}>
        <svg className={styles.rosette} viewBox="-500 -500 1000 1000">
          <circle r="494" />
          <circle r="480" />
          <circle r="487" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 23.91" />
          <path d={segmentsPath(starChords(16, 7, 480), 0)} strokeWidth="1.2" opacity=".16" />
          <path d={segmentsPath(starChords(16, 7, 66), 1)} strokeWidth="1" opacity=".8" />
          <Round>
            <path className={styles.surface} d={arm.surface} />
            <path d={arm.borders} />
          </Round>
        </svg>
      </div>
    </>
  );
}

function Palms({ at }: { at: readonly PalmPlace[] }) {
  return at.map(([x, y, size]) => (
    <use key={x} href="#hero-palm" transform={`translate(${x} ${y})scale(${size})`} />
  ));
}

function Buildings({ walls, roofs, lights }: typeof townDrawing.houses) {
  return (
    <>
      <path d={walls} />
      <path className={styles.roofs} strokeWidth=".7" opacity=".45" d={roofs} />
      <path className={styles.windows} d={lights} />
    </>
  );
}

function Town() {
  return (
    <g transform={TOWN_PLACE}>
      <path className={styles.farTown} d={townDrawing.haze} transform="translate(4 -12)" />
      <g className={styles.town}>
        <Palms at={gardens} />
        <Buildings {...townDrawing.houses} />
      </g>
      <g className={styles.wall}>
        <Buildings {...townDrawing.wall} />
        <Palms at={groves} />
      </g>
    </g>
  );
}

function Ground() {
  return (
    <div className={styles.ground}>
      <svg
        viewBox={`0 0 ${DESERT.width} ${DESERT.height}`}
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
            <stop className={styles.rimEnd} />
            <stop offset=".55" className={styles.rimLight} />
            <stop offset="1" className={styles.rimEnd} />
          </linearGradient>
          <linearGradient id="hero-shade" x2="0" y2="1">
            <stop className={styles.shade} />
            <stop offset="1" className={styles.shadeEnd} />
          </linearGradient>
          <g id="hero-palm">
            <path d={palmTrunk} />
            <path
              className={styles.fronds}
              strokeWidth="9"
              strokeDasharray="1.3 .9"
              d={palmFronds}
            />
            <path className={styles.fronds} strokeWidth="1.6" d={palmFronds} />
          </g>
        </defs>
        <path className={styles.mountains} d={dunes.mountains} />
        <path fill="url(#hero-far)" d={dunes.far} />
        <Town />
        <path fill="url(#hero-middle)" d={dunes.middle} />
        <path fill="url(#hero-shade)" d={dunes.middleShade} />
        <path fill="none" stroke="url(#hero-rim)" strokeWidth="1.2" d={dunes.litCrest} />
        <path fill="url(#hero-near)" d={dunes.near} />
        <path fill="url(#hero-shade)" d={dunes.nearShade} />
      </svg>
    </div>
  );
}

/**
 * The banner's picture: a night sky, a great rosette over a desert town. Decoration only. It
 * fills its positioned parent; on wide screens the text keeps the left 55 %, on tall ones it
 * begins at 48 % of the height, under the horizon.
 */
export function HeroScene() {
  return (
    <div className={styles.root} aria-hidden="true">
      <Sky />
      <Rosette />
      <Ground />
    </div>
  );
}
