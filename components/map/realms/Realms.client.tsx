'use client';

import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { RealmCaption } from '@/components/map/realms/RealmCaption';
import { decodeRealms, isShownIn, type RealmDrawing } from '@/lib/map/realms/drawn';
import styles from './Realms.module.css';

interface RealmsProps {
  readonly address: string;
  readonly year: number;
  /** Element that moves and scales with the map's image. */
  readonly layer: RefObject<HTMLElement | null>;
  /** Size of the image at scale 1, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Renders the extent of powers in a year over a map: tinted areas with dashed edges, and routes on demand. */
export function Realms({ address, year, layer, width, height }: RealmsProps) {
  const drawing = useDrawing(address);
  const [areRoutesShown, showRoutes] = useState(false);
  const captionContainer = layer.current
    ?.closest('section')
    ?.parentElement?.querySelector('[data-extents]');
  if (!drawing || !layer.current) return null;
  const { scale, realms, routes } = drawing;
  const shownRealms = realms.filter((realm) => isShownIn(realm, year));
  const shownRoutes = areRoutesShown ? routes.filter((route) => isShownIn(route, year)) : [];
  return (
    <>
      {createPortal(
        <svg
          className={styles.root}
          width={width}
          height={height}
          viewBox={`0 0 ${width * scale} ${height * scale}`}
          aria-hidden="true"
          data-map="realms"
        >
          {realms.map((realm) => (
            <g
              key={realm.id}
              className={styles.realm}
              data-realm={realm.id}
              data-tint={realm.tint}
              data-shown={shownRealms.includes(realm)}
            >
              <path className={styles.land} d={realm.land} />
              <path className={styles.edge} d={realm.edge} />
            </g>
          ))}
          {shownRoutes.map(({ id, line }) => (
            <path key={id} className={styles.route} d={line} />
          ))}
        </svg>,
        layer.current,
      )}
      {captionContainer &&
        createPortal(
          <RealmCaption
            realms={shownRealms}
            routes={shownRoutes}
            areRoutesShown={areRoutesShown}
            showRoutes={showRoutes}
          />,
          captionContainer,
        )}
    </>
  );
}

/** Fetches the drawing of a map's realms once; null while loading and on failure, since the map needs no realms. */
function useDrawing(address: string): RealmDrawing | null {
  const [drawing, setDrawing] = useState<RealmDrawing | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(address, { signal: controller.signal })
      .then((response): Promise<unknown> => response.json())
      .then((json) => setDrawing(decodeRealms(json)))
      .catch(() => null);
    return () => controller.abort();
  }, [address]);
  return drawing;
}
