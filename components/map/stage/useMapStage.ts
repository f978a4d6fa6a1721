import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createMapStage } from '@/components/map/stage/mapStage';
import type { MapStageProps } from '@/components/map/stage/mapStageProps';
import { useOpenGroups } from '@/components/map/markers/useOpenGroups';
import { useLatest } from '@/components/surface/useLatest';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';

const NO_GROUPS: MarkerGroups = new Map();

/** Mounts the stage of the map on its elements, and hands it the places of each render. */
export function useMapStage(
  surface: RefObject<HTMLDivElement | null>,
  layer: RefObject<HTMLDivElement | null>,
  props: MapStageProps,
) {
  const [groups, setGroups] = useState<MarkerGroups>(NO_GROUPS);
  const openGroups = useOpenGroups(groups, props);
  const { openHosts } = openGroups;
  const [announcement, setAnnouncement] = useState('');
  const latest = useLatest({
    ...props,
    openHosts,
    onGroups: setGroups,
    onAnnounce: setAnnouncement,
  });
  const [stage] = useState(() => createMapStage(props.image, latest));
  const { framing, overlay } = stage;

  useLayoutEffect(() => {
    const [element, moved] = [surface.current, layer.current];
    return element && moved ? stage.mount(element, moved) : undefined;
  }, [surface, layer, stage]);

  useLayoutEffect(() => stage.layOut(), [props.places, openHosts, stage]);

  const { bottomInset = 0 } = props;
  useEffect(() => framing.cover(bottomInset), [framing, bottomInset]);

  const { selectedId } = props;
  const isFirst = useRef(true);
  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (!isArrival || selectedId === null) framing.follow(selectedId);
    else framing.arriveAt(selectedId, latest().initialView !== null);
  }, [framing, latest, selectedId]);

  const { matchIds } = props;
  useEffect(() => framing.revealOneOf(matchIds), [framing, matchIds]);

  const { framedIds } = props;
  useEffect(() => {
    if (framedIds) framing.revealAll(framedIds);
  }, [framing, framedIds]);

  const { flightTo = null } = props;
  useEffect(() => {
    if (flightTo !== null) framing.revealOneOf([flightTo]);
  }, [framing, flightTo]);

  return {
    stage,
    announcement,
    groups,
    openGroups,
    overlayRef: overlay.layerRef,
    cardRef: overlay.cardRefOf,
    markerRef: overlay.refOf,
  };
}
