import 'family-chart/styles/family-chart.css';
import * as f3 from 'family-chart';
import { relativesOf } from '@/tests/bench/genealogy/layouts/relatives';
import { SIZE } from '@/tests/bench/genealogy/layouts/box';
import { offerTreeBench } from '@/tests/bench/genealogy/pages/bench';

offerTreeBench(
  async (element, scene, subject) => {
    element.classList.add('f3');
    const data = relativesOf(scene).map(({ id, sex, parents, spouses, children }) => ({
      id,
      data: { gender: sex === 'male' ? ('M' as const) : ('F' as const), 'first name': id },
      rels: { parents, spouses, children },
    }));
    const chart = f3
      .createChart('#stage', data)
      .setTransitionTime(0)
      .setCardXSpacing(SIZE.columnWidth)
      .setCardYSpacing(SIZE.rowHeight);
    chart.setCardHtml().setCardDisplay([['first name']]);
    chart.updateMainId(subject);
    chart.updateTree({ initial: true });
  },
  '.card',
  (card) => card.textContent?.trim() ?? '',
);
