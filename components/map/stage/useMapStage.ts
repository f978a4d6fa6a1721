import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MapStageApi, MapStageProps } from '@/components/map/stage/stageContract';
import { useOpenGroups } from '@/components/map/markers/useOpenGroups';
import { createStageParts } from '@/components/map/stage/stageParts';
import { createTileLayer, type TileLayer } from '@/components/map/stage/tileLayer';
import { createViewTeller } from '@/components/map/stage/viewTeller';
import { afterNextFrame, requestFrame } from '@/components/ui/browser/frames';
import { inTurn, schedule } from '@/components/ui/browser/schedule';
import { createCamera, middle } from '@/lib/surface/camera';
import { describeView } from '@/lib/map/camera/describeView';
import { viewOf, viewportOf } from '@/lib/map/camera/framing';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';
import { fit, type Size, type Viewport } from '@/lib/surface/viewport';

/** How much the image may be enlarged: when the map has just come, and once a reader looks closer. */
const ENLARGED = { first: 1.5, inHand: 1.05 } as const;

const NO_GROUPS: MarkerGroups = new Map();

export function useMapStage(
  surface: RefObject<HTMLDivElement | null>,
  layer: RefObject<HTMLDivElement | null>,
  props: MapStageProps,
): MapStageApi {
  const [groups, setGroups] = useState<MarkerGroups>(NO_GROUPS);
  const groupHands = useOpenGroups(groups, props);
  const { openHosts } = groupHands;
  const [parts] = useState(() => createStageParts(props, setGroups));
  const { motion, framing, overlay } = parts;
  const [announcement, setAnnouncement] = useState('');
  const isAnnouncing = useRef(false);
  /** Whether the markers have had their first places. */
  const isPlaced = useRef(false);

  useLayoutEffect(() => parts.setProps(props, openHosts));

  useLayoutEffect(() => {
    const stageElement = surface.current;
    const layerElement = layer.current;
    if (!stageElement || !layerElement) return;
    const { image, tiles, initialView } = parts.props();
    const tileLayer: TileLayer | null = tiles
      ? createTileLayer(layerElement, tiles, image)
      : null;
    const teller = createViewTeller((seen) => parts.props().onViewChange(seen));
    let takeBack = (): void => undefined;
    /** Nobody has touched it, and no address asks for a view: a first sight is not worth half a megabyte. */
    let enlarged: number = initialView === null ? ENLARGED.first : ENLARGED.inHand;

    function placeMarkers(viewport: Viewport, stage: Size): void {
      isPlaced.current = true;
      if (!overlay.isLaidOut(viewport)) overlay.layOut(viewport, stage);
      overlay.paintAtRest(viewport, stage);
    }

    const view = createCamera({
      image,
      first: initialView && ((stage) => viewportOf(initialView, image, stage)),
      room: framing.room,
      paint(viewport, stage) {
        layerElement.style.transform = `translate3d(${viewport.x}px, ${viewport.y}px, 0) scale(${viewport.scale})`;
        if (!isPlaced.current) {
          teller.know(viewOf(viewport, image, stage));
          // Tasks of their own: that in which React puts the stage on the page is long enough, and so are these.
          takeBack();
          takeBack = inTurn(
            () => overlay.measureNames(),
            () => overlay.layOut(viewport, stage),
            () => placeMarkers(viewport, stage),
          );
          return;
        }
        stageElement.setAttribute('data-moving', 'true');
        overlay.paint(viewport, stage);
      },
      rest(viewport, stage) {
        stageElement.removeAttribute('data-moving');
        placeMarkers(viewport, stage);
        tileLayer?.show(viewport, stage, enlarged);
        if (isAnnouncing.current) {
          isAnnouncing.current = false;
          setAnnouncement(describeView(viewport, stage, parts.props().places, image));
        }
        teller.tellSoon(() => viewOf(view.viewport(), image, view.stage()));
      },
      requestFrame,
      schedule,
    });
    parts.setCamera(view, stageElement);
    const measure = (): void =>
      view.resize({ width: stageElement.clientWidth, height: stageElement.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(stageElement);
    measure();
    const hands = new AbortController();
    let notYet = (): void => undefined;
    const takeInHand = (): void => {
      hands.abort();
      enlarged = ENLARGED.inHand;
      // What the finger or the key does is seen first.
      notYet = afterNextFrame(() => {
        motion.prepare();
        tileLayer?.show(view.viewport(), view.stage(), enlarged);
      });
    };
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      addEventListener(type, takeInHand, {
        capture: true,
        passive: true,
        signal: hands.signal,
      });

    return () => {
      hands.abort();
      notYet();
      takeBack();
      isPlaced.current = false;
      observer.disconnect();
      teller.dispose();
      motion.stop();
      view.dispose();
      tileLayer?.dispose();
      parts.setCamera(null, null);
    };
  }, [surface, layer, parts, motion, framing, overlay]);

  // Other places, or lists of them: find them room, and write the positions of those that are new.
  useLayoutEffect(() => {
    const view = parts.camera();
    if (!view || !isPlaced.current) return;
    overlay.layOut(view.viewport(), view.stage());
    overlay.paintAtRest(view.viewport(), view.stage());
  }, [props.places, openHosts, parts, overlay]);

  const { right, bottom } = props.covered;
  useEffect(() => framing.cover({ right, bottom }), [framing, right, bottom]);

  const { selectedId } = props;
  const isFirst = useRef(true);
  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (!isArrival || selectedId === null) framing.follow(selectedId);
    else framing.arriveAt(selectedId, parts.props().initialView !== null);
  }, [parts, framing, selectedId]);

  const { sought } = props;
  useEffect(() => framing.revealOneOf(sought), [framing, sought]);

  const { opened } = props;
  useEffect(() => {
    if (opened) framing.revealAll(opened);
  }, [framing, opened]);

  const { flightTo = null } = props;
  useEffect(() => {
    if (flightTo !== null) framing.revealOneOf([flightTo]);
  }, [framing, flightTo]);

  return {
    motion,
    announcement,
    reveal: framing.reveal,
    groups,
    groupHands,
    overlayRef: overlay.layerRef,
    cardRef: overlay.cardRefOf,
    markerRef: overlay.refOf,
    stageCentre: () => middle(parts.camera()?.stage() ?? { width: 0, height: 0 }),
    announce: () => (isAnnouncing.current = true),
    showAll() {
      const view = parts.camera();
      if (!view) return;
      motion.stop();
      isAnnouncing.current = true;
      motion.flyTo(fit(parts.props().image, view.stage()), middle(view.stage()));
    },
  };
}
