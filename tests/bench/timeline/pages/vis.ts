import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import { DataSet } from 'vis-data/standalone';
import { Timeline } from 'vis-timeline/standalone';
import { offerTimelineBench } from '@/tests/bench/timeline/pages/bench';
import { dateOf } from '@/tests/bench/timeline/pages/scene';

const startOfYear = (year: number): Date => dateOf({ id: '', title: '', year, month: 0 });

offerTimelineBench(async (element, items) => {
  const data = new DataSet(
    items.map((item) => ({ id: item.id, content: item.title, start: dateOf(item) })),
  );
  const timeline = await new Promise<Timeline>((resolve) => {
    const newTimeline: Timeline = new Timeline(element, data, {
      start: startOfYear(500),
      end: startOfYear(801),
      min: startOfYear(500),
      max: startOfYear(801),
      height: 720,
      verticalScroll: false,
      onInitialDrawComplete: () => resolve(newTimeline),
    });
  });
  return {
    labels: '.vis-item .vis-item-content',
    anchor: 0.5,
    unmount: () => timeline.destroy(),
  };
});
