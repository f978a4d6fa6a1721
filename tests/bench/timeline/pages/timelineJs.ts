import '@knight-lab/timelinejs/dist/css/timeline.css';
import { Timeline } from '@knight-lab/timelinejs';
import { offerTimelineBench } from '@/tests/bench/timeline/pages/bench';

offerTimelineBench(async (element, items) => {
  element.replaceChildren(document.createElement('div'));
  const container = element.firstElementChild;
  if (!(container instanceof HTMLElement)) throw new Error('La scène est vide.');
  container.id = 'timelinejs';
  container.style.height = '720px';
  const timeline = new Timeline(
    container.id,
    {
      events: items.map(({ id, title, year, month }) => ({
        unique_id: id,
        text: { headline: title, text: '' },
        start_date: { year, month: month + 1 },
      })),
    },
    { height: 720, timenav_height_percentage: 60 },
  );
  await new Promise<void>((resolve) => timeline.on('loaded', () => resolve()));
  return {
    labels: '.tl-timemarker-content-container',
    anchor: 0,
    unmount: () => element.replaceChildren(),
  };
});
