import 'react-chrono/dist/style.css';
import { Chrono } from 'react-chrono';
import { createRoot } from 'react-dom/client';
import { untilPresent } from '@/tests/bench/harness/page';
import { offerTimelineBench } from '@/tests/bench/timeline/pages/bench';

offerTimelineBench(async (element, items) => {
  const root = createRoot(element);
  const cards = items.map(({ title, year }) => ({ title: String(year), cardTitle: title }));
  root.render(<Chrono items={cards} mode="HORIZONTAL" />);
  await untilPresent(element, '[data-testid], li, .timeline-card-content');
  return { labels: 'h1, h2, h3', anchor: 0, unmount: () => root.unmount() };
});
