import '@/app/pieces.css';
import '@/app/tokens.css';
import '@/app/bars.css';
import '@/app/base.css';
import { createRoot } from 'react-dom/client';
import { TreeStage } from '@/components/genealogy/stage/TreeStage.client';
import { familyOf } from '@/lib/genealogy/family';
import { drawingOf } from '@/lib/genealogy/layout/drawing';
import { planOf } from '@/lib/genealogy/layout/visible';
import type { Tree } from '@/lib/genealogy/tree';
import { untilPresent } from '@/tests/bench/harness/page';
import { planOfScene } from '@/tests/bench/genealogy/layouts/ours';
import { offerTreeBench } from '@/tests/bench/genealogy/pages/bench';

offerTreeBench(
  async (element, scene, subject) => {
    const tree: Tree = {
      cards: scene.people.map((person) => ({
        ...person,
        name: person.id,
        life: null,
        clan: null,
      })),
      plan: planOfScene(scene, subject),
      grades: {},
      ties: [],
      unionOrder: [],
    };
    createRoot(element).render(
      <TreeStage
        ref={null}
        tree={tree}
        family={familyOf(scene)}
        drawing={drawingOf(planOf(tree.plan, () => true))}
        subjectId={subject}
        selectedId={null}
        foldOf={() => null}
        onSelect={() => undefined}
        onToggle={() => undefined}
      />,
    );
    await untilPresent(element, '[data-ready]');
  },
  '[data-person]',
  (card) => card.getAttribute('data-person') ?? '',
);
