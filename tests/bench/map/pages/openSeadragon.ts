import OpenSeadragon from 'openseadragon';
import { MAP_BOUNDS } from '@/lib/map/camera/framing';
import { offerBench } from '@/tests/bench/map/pages/bench';
import { markerMarkup } from '@/tests/bench/map/pages/marker';
import { STAGE } from '@/tests/bench/map/pages/scene';

offerBench((stage, { image, places, view }) => {
  // OpenSeadragon's unit is the width of the image; its zoom is the ratio of the image's width to the stage's.
  const zoomOf = (scale: number): number => (scale * image.width) / STAGE.width;
  const pointAt = (x: number, y: number) =>
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
    // The default drops three of four wheel events at a period of 16 ms.
    minScrollDeltaTime: 0,
    gestureSettingsMouse: { clickToZoom: false },
  });
  viewer.addOnceHandler('open', () => {
    viewer.viewport.zoomTo(zoomOf(view.scale), undefined, true);
    viewer.viewport.panTo(pointAt(view.x, view.y), true);
    for (const place of places) {
      const element = document.createElement('div');
      element.innerHTML = markerMarkup(place);
      viewer.addOverlay({
        element,
        location: pointAt(...place.coordinates),
        checkResize: false,
      });
    }
  });
  return () => viewer.destroy();
});
