/** Duration and intensity of a part of the bench. */
export interface Effort {
  readonly seconds: number;
  readonly connections: number;
  readonly isQuick: boolean;
  /** In seconds; 0 for none. */
  readonly soakSeconds: number;
  readonly folder: string;
}
