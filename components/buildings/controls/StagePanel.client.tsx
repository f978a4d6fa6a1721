'use client';

import { GradeSample } from '@/components/buildings/GradeSample';
import { cameraOn } from '@/components/buildings/controls/measuring';
import { cameraOf, phaseIndex } from '@/components/buildings/stage/sceneOf';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import type { StageBuilding, StageMeasure } from '@/lib/buildings/view/stageBuilding';
import { GRADE_WORDS, shareWords } from '@/lib/buildings/view/words';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import styles from './StagePanel.module.css';

interface StagePanelProps {
  readonly building: StageBuilding;
  readonly store: BuildingStore;
}

/** Renders the filters by grade, the list of parts and the list of measures. */
export function StagePanel({ building, store: { state, change } }: StagePanelProps) {
  const phase = building.phases[phaseIndex(state, building)];
  const shares = building.shares[phaseIndex(state, building)] ?? [];
  const measures = building.measures.filter(
    ({ phases }) => phase && (phases ?? [phase.id]).includes(phase.id),
  );
  const parts = building.parts.filter(({ phases }) => phase && phases.includes(phase.id));
  return (
    <div className={styles.root}>
      <fieldset className={styles.group}>
        <legend className={styles.title}>Ce que l’on sait</legend>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            role="switch"
            checked={state.isGraded}
            onChange={({ target }) => change({ isGraded: target.checked })}
          />
          <span>Le montrer sur l’édifice</span>
        </label>
        {CERTAINTY_GRADES.map((grade, index) => {
          const count = parts.filter((part) => part.grade === grade).length;
          return (
            <label key={grade} className={styles.grade}>
              <input
                type="checkbox"
                checked={!state.hidden.includes(grade)}
                aria-label={grade}
                onChange={({ target }) =>
                  change({
                    isGraded: true,
                    hidden: target.checked
                      ? state.hidden.filter((hiddenGrade) => hiddenGrade !== grade)
                      : [...state.hidden, grade],
                  })
                }
              />
              <GradeSample grade={grade} />
              <span>
                <span className={styles.name}>{grade}</span>
                <span className={styles.note}>{GRADE_WORDS[grade]}</span>
              </span>
              <span className={styles.count}>{countWords(count, shares[index] ?? 0)}</span>
            </label>
          );
        })}
        <p className={styles.note}>Part de la surface dessinée, hors terrain et eau.</p>
      </fieldset>
      <h2 className={styles.title} id="parties-3d">
        Parties
      </h2>
      <ul role="list" className={styles.parts} aria-labelledby="parties-3d">
        {parts.map(({ id, label, grade, material, text }) => {
          const isChosen = state.part === id;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.part}
                aria-pressed={isChosen}
                onClick={() => change({ part: isChosen ? null : id })}
                onKeyDown={({ key }) => {
                  if (key === 'Escape') change({ part: null });
                }}
              >
                <GradeSample grade={grade} />
                <span>{label}</span>
              </button>
              {isChosen && (
                <div className={styles.card}>
                  <p className={styles.note}>{`${material} · ${grade}`}</p>
                  <p>{text}</p>
                  <a href={`#partie-${id}`}>Ses références, plus bas</a>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <h2 className={styles.title}>Mesures</h2>
      <ul role="list" className={styles.parts}>
        {measures.map((measure) => (
          <li key={measure.id}>
            <Measure measure={measure} building={building} store={{ state, change }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Formats the number of a grade's parts with their share of the surface, if any: « 3 parties · 100 % ». */
function countWords(count: number, share: number): string {
  if (count === 0) return 'aucune partie';
  const parts = `${count} partie${count > 1 ? 's' : ''}`;
  return share > 0 ? `${parts} · ${shareWords(share)}` : parts;
}

interface MeasureProps {
  readonly measure: StageMeasure;
  readonly building: StageBuilding;
  readonly store: Pick<BuildingStore, 'state' | 'change'>;
}

function Measure({ measure, building, store: { state, change } }: MeasureProps) {
  const { id, label, words, grade, from, to } = measure;
  const isShown = state.measure === id;
  const middle = [0, 1, 2].map((axis) => ((from[axis] ?? 0) + (to[axis] ?? 0)) / 2);
  const [x = 0, y = 0, z = 0] = middle;
  const length = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
  return (
    <button
      type="button"
      className={styles.part}
      aria-pressed={isShown}
      onClick={() =>
        change(
          isShown
            ? { measure: null }
            : {
                measure: id,
                view: null,
                camera: cameraOn(cameraOf(state, building), [x, y, z], length, building.facade),
              },
        )
      }
    >
      <GradeSample grade={grade} />
      <span>{label}</span>
      <span className={styles.count}>{words}</span>
    </button>
  );
}
