'use client';

import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { createLazyStage } from '@/components/map/createLazyStage';
import { mapProjection, type Position } from '@/lib/map/projection';
import { describePosition } from '@/lib/quiz/map/candidates';
import type { QuizMap } from '@/lib/quiz/map/quizMap';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';
import styles from './MapAnswerPointer.module.css';

/**
 * Least scale of the stage, at which the whole map fits in the frame, relative to the greatest: the
 * drawing's own size.
 */
const MIN_SCALE_RATIO = 0.35;
const NO_IDS: readonly string[] = [];
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Steps of the reticle by an arrow key, in percent of the frame; the finer step with Shift. */
const [COARSE_STEP, FINE_STEP] = [4, 1] as const;
const doNothing = (): void => undefined;

interface MapAnswerPointerProps {
  readonly map: QuizMap;
  /** The place to show; null before the answer is revealed. */
  readonly revealed: QuizPlace | null;
  readonly landmarks: readonly QuizPlace[];
  /** @param scale kilometres per CSS pixel */
  readonly answer: (position: Position, scale: number) => void;
}

/** Renders the map without labels; a press answers, as does the reticle moved by the arrow keys. */
export function MapAnswerPointer({ map, revealed, landmarks, answer }: MapAnswerPointerProps) {
  const { extent, drawing } = map;
  const frame = useRef<HTMLDivElement>(null);
  const reticle = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [Stage] = useState(createLazyStage);
  const [isMissing, setMissing] = useState(false);
  const [reticlePosition, setReticlePosition] = useState({ x: 50, y: 50 });
  const [message, setMessage] = useState('');

  /** Returns the position under a point of the window, and the scale there; null before the map is loaded. */
  function positionAtPoint(x: number, y: number): { position: Position; scale: number } | null {
    const picture = frame.current?.querySelector('[data-map="layer"] img');
    if (!picture) return null;
    const { left, top, width } = picture.getBoundingClientRect();
    const displayScale = width / extent.width;
    const projection = mapProjection(extent);
    const position = projection.invert((x - left) / displayScale, (y - top) / displayScale);
    return {
      position,
      scale: projection.kilometresPerPixel(position.latitude) / displayScale,
    };
  }

  function centreOfReticle(): readonly [x: number, y: number] {
    const { left, top, width, height } =
      reticle.current?.getBoundingClientRect() ?? new DOMRect();
    return [left + width / 2, top + height / 2];
  }

  function answerByPress({ target, detail, clientX, clientY }: MouseEvent): void {
    if (revealed || !(target instanceof Element)) return;
    const isReticle = reticle.current?.contains(target) === true;
    if (!isReticle && target.closest('button')) return;
    const pressed =
      detail === 0 ? positionAtPoint(...centreOfReticle()) : positionAtPoint(clientX, clientY);
    if (pressed) answer(pressed.position, pressed.scale);
  }

  function moveReticle(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const stepSize = event.shiftKey ? FINE_STEP : COARSE_STEP;
    setReticlePosition(({ x, y }) => ({
      x: Math.min(98, Math.max(2, x + direction[0] * stepSize)),
      y: Math.min(98, Math.max(2, y + direction[1] * stepSize)),
    }));
    requestAnimationFrame(() => {
      const reticleTarget = positionAtPoint(...centreOfReticle());
      setMessage(reticleTarget ? describePosition(reticleTarget.position, landmarks) : '');
    });
  }

  if (isMissing)
    return (
      <p role="status">
        La carte n’a pas pu être chargée. Répondez par la liste, ou rechargez la page.
      </p>
    );
  return (
    <>
      {/* The press is for pointers; the reticle, a button, is the counterpart for the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={frame} className={styles.root} onClick={answerByPress}>
        <Stage
          image={{
            src: drawing,
            width: Math.round(extent.width * MIN_SCALE_RATIO),
            height: Math.round(extent.height * MIN_SCALE_RATIO),
          }}
          tiles={null}
          places={revealed ? [revealed] : []}
          selectedId={revealed?.id ?? null}
          currentYear={null}
          initialView={null}
          matchIds={NO_IDS}
          onViewChange={doNothing}
          onOpen={doNothing}
          onMissing={() => setMissing(true)}
        />
        {!revealed && (
          <button
            ref={reticle}
            type="button"
            className={styles.reticle}
            style={{ left: `${reticlePosition.x}%`, top: `${reticlePosition.y}%` }}
            aria-label={'Viseur\u00a0: répondre ici'}
            aria-describedby={hintId}
            onKeyDown={moveReticle}
          />
        )}
      </div>
      <p className={styles.hint} id={hintId}>
        Cliquez ou touchez la carte pour répondre. Au clavier, les flèches déplacent le viseur
        (Maj pour un pas plus fin), Entrée répond.
      </p>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
}
