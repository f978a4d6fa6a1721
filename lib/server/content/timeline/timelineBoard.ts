import 'server-only';
import { loadTimeline } from '@/lib/server/content/timeline/timeline';
import { readOnce } from '@/lib/server/content/readOnce';
import { widthOf } from '@/lib/server/lettering/textMetrics';
import { layOutBoard, type Board } from '@/lib/timeline/board/board';

/**
 * Loads the timeline with its layout: the row and the label scale of each entry, from text widths in the site's own
 * typeface.
 */
export const loadBoard = readOnce((): Board => {
  const { lanes, entries, eras } = loadTimeline();
  return layOutBoard(lanes, entries, (name) => widthOf(name, { face: 'body', size: 1 }), eras);
});
