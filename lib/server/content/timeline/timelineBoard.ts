import 'server-only';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { readOnce } from '@/lib/server/content/readOnce';
import { widthOf } from '@/lib/server/lettering/textMetrics';
import { layOutBoard, type Board } from '@/lib/timeline/board/board';

/** The timeline with every row and every label's scale solved, from the widths of the names in the site's own face. */
export const loadBoard = readOnce((): Board => {
  const { lanes, entries, eras } = loadTimeline();
  return layOutBoard(lanes, entries, (name) => widthOf(name, { face: 'body', size: 1 }), eras);
});
