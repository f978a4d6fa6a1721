/** Deliveries of single lines, chosen by measure where the rules’ delivery scores low. */
import type { Line } from '../script';
import type { Delivery } from './delivery';
import takes from './takes.json';

interface Take extends Partial<Delivery> {
  /** Row of the voice's style instead of that of the number of symbols. */
  readonly row?: number;
  /** Last mark in the phonemes instead of the written mark. */
  readonly ending?: string;
}

export const TAKES: Readonly<Record<string, Take>> = takes;

/** Finds the delivery that overrides the rules for a line, by its text; empty for most lines. */
export const takeOf = ({ text }: Pick<Line, 'text'>): Take => TAKES[text] ?? {};
