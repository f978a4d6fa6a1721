import { createChart, RelativesChart, SimpleRenderer } from 'topola';
import { familyOf, unionsByPartner } from '@/lib/genealogy/family';
import { offerTreeBench } from '@/tests/bench/genealogy/pages/bench';

offerTreeBench(
  async (element, scene, subject) => {
    element.innerHTML = '<svg id="topola"></svg>';
    const family = familyOf(scene);
    const unions = unionsByPartner(family);
    const isMan = (id: string): boolean => family.people.get(id)?.sex === 'male';
    createChart({
      json: {
        indis: scene.people.map(({ id, sex }) => {
          const famc = family.unions.find(({ children }) => children.includes(id))?.id;
          return {
            id,
            firstName: id,
            sex: sex === 'male' ? 'M' : 'F',
            ...(famc !== undefined && { famc }),
            fams: (unions.get(id) ?? []).map((union) => union.id),
          };
        }),
        fams: family.unions.map(({ id, partners, children }) => {
          const [husb, wife] = [
            partners.find(isMan),
            partners.find((partner) => !isMan(partner)),
          ];
          return {
            id,
            ...(husb !== undefined && { husb }),
            ...(wife !== undefined && { wife }),
            children: [...children],
          };
        }),
      },
      chartType: RelativesChart,
      renderer: SimpleRenderer,
      svgSelector: '#topola',
      animate: false,
    }).render({ startIndi: subject });
  },
  '.simple rect',
  (card) => card.parentElement?.querySelector('.name')?.textContent?.trim() ?? '',
);
