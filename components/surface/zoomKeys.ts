export interface StageZoom {
  readonly zoomBy: (factor: number) => void;
  readonly showAll: () => void;
}

/** Zooms a stage by the keys +, − and 0. @returns whether the key is a zoom key */
export function zoomByKey(key: string, stage: StageZoom, step: number): boolean {
  if (key === '+' || key === '=') stage.zoomBy(step);
  else if (key === '-') stage.zoomBy(1 / step);
  else if (key === '0') stage.showAll();
  else return false;
  return true;
}
