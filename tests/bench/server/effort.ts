/** How long, and how hard, a part asks. */
export interface Effort {
  readonly seconds: number;
  readonly connections: number;
  readonly isQuick: boolean;
  /** In seconds; 0 for none. */
  readonly soak: number;
  /** Where a part may write. */
  readonly folder: string;
}
