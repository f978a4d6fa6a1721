import { createRoot } from 'react-dom/client';
import { MapStage } from '@/components/map/stage/MapStage.client';
import { offerBench } from '@/tests/bench/map/pages/bench';

offerBench((stage, { image, places, view }) => {
  const root = createRoot(stage);
  root.render(
    <MapStage
      image={image}
      tiles={null}
      places={places}
      matchIds={[]}
      selectedId={null}
      currentYear={null}
      initialView={view}
      onViewChange={() => {}}
      onOpen={() => {}}
    />,
  );
  return () => root.unmount();
});
