import 'react-chrono/dist/style.css';
import { Chrono } from 'react-chrono';
import { createRoot } from 'react-dom/client';
import { offerTimelineBench } from '@/tests/bench/timeline/pages/bench';

offerTimelineBench(async (element, items) => {
  const root = createRoot(element);
  const cards = items.map(({ title, year }) => ({ title: String(year), cardTitle: title }));
  root.render(<Chrono items={cards} mode="HORIZONTAL" />);
  await new Promise<void>((resolve) => {
    const look = (): void =>
      element.querySelector('[data-testid], li, .timeline-card-content')
        ? resolve()
        : void requestAnimationFrame(look);
    look();
  });
  return { labels: 'h1, h2, h3', anchor: 0, unmount: () => root.unmount() };
});
