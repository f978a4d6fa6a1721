import { FLIGHT_MS, type Animate } from '@/lib/surface/motion';

/** Fetches the script that animates the map's flights (react-spring, 15 kB), as the map is taken in hand. */
export const loadSpring = async (): Promise<Animate> =>
  (await import('@/components/map/stage/spring')).spring;

/** Animates a flight of the map: it waits for the script, and lands at once without it. */
export const fly: Animate = (step) => {
  let cancel: (() => void) | null = null;
  let isCancelled = false;
  loadSpring().then(
    (spring) => {
      if (!isCancelled) cancel = spring(step);
    },
    () => isCancelled || step(FLIGHT_MS),
  );
  return () => {
    isCancelled = true;
    cancel?.();
  };
};
