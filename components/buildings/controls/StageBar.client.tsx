'use client';

import { extentAlong } from '@/components/buildings/controls/measuring';
import { phaseIndex } from '@/components/buildings/stage/sceneOf';
import { StageLight } from '@/components/buildings/controls/StageLight.client';
import { StageShare, type Capture } from '@/components/buildings/controls/StageShare.client';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { Range } from '@/components/ui/range/Range.client';
import type { FileModel } from '@/lib/buildings/file/format';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { phaseYears } from '@/lib/buildings/view/words';
import { YEARS } from '@/lib/timeline/bounds';
import styles from './StageBar.module.css';

interface StageBarProps {
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly store: BuildingStore;
  readonly capture: Capture;
}

/** Renders the buttons of the stands, phases and sections, of the light and of sharing. */
export function StageBar({ building, model, store, capture }: StageBarProps) {
  const { state, change } = store;
  return (
    <div className={styles.root}>
      {building.stands.length > 0 && (
        <div className={styles.row} role="group" aria-label="Se placer ici">
          <span className={styles.name}>Se placer ici</span>
          {building.stands.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              className={styles.choice}
              aria-pressed={state.view === id}
              onClick={() => change({ view: id, camera: null })}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <Phases building={building} store={store} />
      <Sections building={building} model={model} store={store} />
      <StageLight store={store} />
      <StageShare building={building} store={store} capture={capture} />
    </div>
  );
}

function Phases({
  building,
  store: { state, change },
}: Omit<StageBarProps, 'model' | 'capture'>) {
  const currentIndex = phaseIndex(state, building);
  const [firstPhase] = building.phases;
  return (
    <div className={styles.row} role="group" aria-label="Phases">
      {firstPhase && firstPhase.from > YEARS.from && (
        <button
          type="button"
          className={styles.choice}
          aria-pressed={currentIndex < 0}
          onClick={() => change({ year: firstPhase.from - 1 })}
        >
          {`Avant ${firstPhase.from}, pas encore bâti`}
        </button>
      )}
      {building.phases.map((phase, index) => (
        <button
          key={phase.id}
          type="button"
          className={styles.choice}
          aria-pressed={currentIndex === index}
          onClick={() => change({ year: phase.from })}
        >
          {`${phase.label}, ${phaseYears(phase)}`}
        </button>
      ))}
    </div>
  );
}

function Sections({
  building,
  model,
  store: { state, change },
}: Omit<StageBarProps, 'capture'>) {
  const section = building.sections.find(({ id }) => id === state.cut?.section);
  const [min, max] = section ? extentAlong(model, section.plane) : [0, 1];
  const position = state.cut?.at ?? 0;
  return (
    <div className={styles.row} role="group" aria-label="Couper">
      {building.sections.map(({ id, title, at: initialPosition }) => (
        <button
          key={id}
          type="button"
          className={styles.choice}
          aria-pressed={section?.id === id}
          onClick={() =>
            change({ cut: section?.id === id ? null : { section: id, at: initialPosition } })
          }
        >
          {title}
        </button>
      ))}
      {section && (
        <label className={styles.slider}>
          <span>{`à ${Math.round(position * 10) / 10}\u00a0m`.replace('.', ',')}</span>
          <Range
            aria-label={`${section.title}, en mètres`}
            min={Math.ceil(min * 10) / 10}
            max={Math.floor(max * 10) / 10}
            step={0.1}
            value={position}
            ratio={(position - min) / (max - min)}
            onChange={({ target }) =>
              change({ cut: { section: section.id, at: target.valueAsNumber } })
            }
          />
        </label>
      )}
    </div>
  );
}
