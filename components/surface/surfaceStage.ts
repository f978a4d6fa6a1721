import { animate, requestFrame } from '@/components/ui/browser/frames';
import { schedule } from '@/components/ui/browser/schedule';
import { createCamera, type Camera, type CameraOptions } from '@/lib/surface/camera';
import { createMotion, type Motion, type MotionOptions } from '@/lib/surface/motion';
import { centreOfSize, type Size, type Viewport } from '@/lib/surface/viewport';

/** The camera of a surface and its motion, which outlive rendering and every element that the surface is mounted on. */
export interface SurfaceStage {
  readonly motion: Motion;
  /** Returns the camera; null until the surface is mounted. */
  readonly camera: () => Camera | null;
  /** Returns the size of the stage in pixels; 0 until the surface is mounted. */
  readonly size: () => Size;
  readonly zoomBy: (factor: number) => void;
  /** Flies to a viewport, about the centre of the stage. */
  readonly flyTo: (viewport: Viewport) => void;
  /**
   * Mounts the surface on an element and observes its size.
   * @param onResize called at each change of size, with the function that applies the change
   * @returns a function that unmounts the surface
   */
  readonly mount: (
    element: HTMLElement,
    camera: Omit<CameraOptions, 'requestFrame' | 'schedule'>,
    onResize?: (resize: () => void) => void,
  ) => () => void;
}

/** Creates the stage of a surface that pans and zooms. */
export function createSurfaceStage(
  options: Omit<MotionOptions, 'camera' | 'animate' | 'isStill'>,
): SurfaceStage {
  let camera: Camera | null = null;
  const motion = createMotion({
    ...options,
    animate,
    camera: () => camera,
    isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  const size = (): Size => camera?.stage() ?? { width: 0, height: 0 };

  return {
    motion,
    size,
    camera: () => camera,
    zoomBy: (factor) => motion.zoomBy(factor, centreOfSize(size())),
    flyTo: (viewport) => motion.flyTo(viewport, centreOfSize(size())),
    mount(element, cameraOptions, onResize = (resize) => resize()) {
      const mountedCamera = createCamera({ ...cameraOptions, requestFrame, schedule });
      camera = mountedCamera;
      const observe = (): void =>
        onResize(() =>
          mountedCamera.resize({ width: element.clientWidth, height: element.clientHeight }),
        );
      const observer = new ResizeObserver(observe);
      observer.observe(element);
      observe();
      return () => {
        observer.disconnect();
        motion.stop();
        mountedCamera.dispose();
        camera = null;
      };
    },
  };
}
