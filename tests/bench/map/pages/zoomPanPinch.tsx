import { createRoot } from 'react-dom/client';
import { KeepScale, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { MapMarker } from '@/components/map/markers/MapMarker.client';
import { viewportOf } from '@/lib/map/camera/framing';
import { MAP_BOUNDS } from '@/lib/map/camera/framing';
import { offerBench } from '@/tests/bench/map/pages/bench';
import { STAGE, type Scene } from '@/tests/bench/map/pages/scene';

/** Scale added per pixel of wheel: after ten ticks, the scale equals that of a factor of 1.1 per tick. */
const WHEEL_STEP = 0.0018;

function ZoomPanPinch({ image, places, view }: Scene) {
  const startViewport = viewportOf(view, image, STAGE);
  return (
    <TransformWrapper
      initialScale={startViewport.scale}
      initialPositionX={startViewport.x}
      initialPositionY={startViewport.y}
      minScale={MAP_BOUNDS.min}
      maxScale={MAP_BOUNDS.max}
      centerZoomedOut
      wheel={{ step: WHEEL_STEP }}
      doubleClick={{ disabled: true }}
    >
      <TransformComponent wrapperStyle={STAGE} contentStyle={{ position: 'relative' }}>
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img
          src={image.src}
          width={image.width}
          height={image.height}
          style={{ maxWidth: 'none' }}
          alt=""
        />
        {places.map((place) => {
          const [x, y] = place.coordinates;
          return (
            <KeepScale
              key={place.id}
              style={{ position: 'absolute', left: `${x}%`, top: `${y}%` }}
            >
              <MapMarker
                place={place}
                ref={null}
                isSelected={false}
                isPulsing={false}
                isTabStop
              />
            </KeepScale>
          );
        })}
      </TransformComponent>
    </TransformWrapper>
  );
}

offerBench((stage, scene) => {
  const root = createRoot(stage);
  root.render(<ZoomPanPinch {...scene} />);
  return () => root.unmount();
});
