import { Controller } from '@react-spring/web';
import { FLIGHT_MS, type Animate } from '@/lib/surface/motion';

/** Animates a flight of the map by a spring of a fixed duration. */
export const spring: Animate = (step) => {
  const controller = new Controller({ ratio: 0 });
  void controller.start({
    ratio: 1,
    config: { duration: FLIGHT_MS },
    onChange: ({ value }) => void step(value.ratio * FLIGHT_MS),
  });
  return () => void controller.stop();
};
