import OpenSeadragon from 'openseadragon';
import { MAP_BOUNDS } from '@/lib/map/camera/framing';
import { offerBench } from '@/tests/bench/map/pages/bench';
import { markerMarkup } from '@/tests/bench/map/pages/marker';
import { STAGE } from '@/tests/bench/map/pages/scene';

offerBench((stage, { image, places, view }) => {
  // Its unit is the width of the image, its zoom that of the image over that of the stage.
  const zoomOf = (scale: number): number => (scale * image.width) / STAGE.width;
  const at = (x: number, y: number) =>
    new OpenSeadragon.Point(x / 100, ((y / 100) * image.height) / image.width);
  const viewer = new OpenSeadragon.Viewer({
    element: stage,
    tileSources: { type: 'image', url: image.src },
    drawer: 'canvas',
    showNavigationControl: false,
    minZoomLevel: zoomOf(MAP_BOUNDS.min),
    maxZoomLevel: zoomOf(MAP_BOUNDS.max),
    visibilityRatio: 1,
    constrainDuringPan: true,
    zoomPerScroll: 1.1,
    // By default three of four wheel events of a 16 ms clock would be dropped.
    minScrollDeltaTime: 0,
    gestureSettingsMouse: { clickToZoom: false },
  });
  viewer.addOnceHandler('open', () => {
    viewer.viewport.zoomTo(zoomOf(view.scale), undefined, true);
    viewer.viewport.panTo(at(view.x, view.y), true);
    for (const place of places) {
      const element = document.createElement('div');
      element.innerHTML = markerMarkup(place);
      viewer.addOverlay({ element, location: at(...place.coordinates), checkResize: false });
    }
  });
  return () => viewer.destroy();
});
