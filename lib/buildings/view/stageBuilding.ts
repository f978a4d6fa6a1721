import type { DimensionLine } from '@/lib/buildings/models/model';
import type { Part, Phase, Section, Viewpoint, Stop } from '@/lib/buildings/record';
import type { Vector } from '@/lib/buildings/solids/vector';
import type { DateGrade } from '@/lib/map/places/place';
import type { PlayableEpisode } from '@/lib/player/core/playable';

/** Sentence of an episode on the subject of a stop. */
export interface StopPassage {
  readonly episode: PlayableEpisode;
  /** Start of the sentence in the episode, in seconds. */
  readonly at: number;
}

/** Measure with its dimension line. */
export interface StageMeasure extends DimensionLine {
  readonly id: string;
  readonly label: string;
  /** Value with its unit, as the source gives it. */
  readonly words: string;
  readonly grade: DateGrade;
  /** Ids of the phases to which the measure applies; null for all. */
  readonly phases: readonly string[] | null;
  /** Source of the value; empty for a conventional value. */
  readonly source: string;
}

/** Serialisable data of a building for the stage, sent with the page. */
export interface StageBuilding {
  readonly id: string;
  readonly name: string;
  /** Address of the file of the model, and its compressed size in bytes. */
  readonly file: string;
  readonly weight: number;
  readonly facade: number;
  /** Latitude in degrees, for the position of the sun. */
  readonly latitude: number;
  readonly phases: readonly (Pick<Phase, 'id' | 'label' | 'from' | 'to'> & {
    /** Direction towards the sun of the stills, in the building's coordinates. */
    readonly sun: Vector;
  })[];
  readonly parts: readonly (Pick<Part, 'id' | 'label' | 'grade' | 'material' | 'text'> & {
    readonly phases: readonly string[];
  })[];
  readonly stops: readonly (Pick<Stop, 'id' | 'title' | 'text' | 'alt' | 'phase' | 'camera'> & {
    readonly passage: StopPassage | null;
    readonly cut: NonNullable<Stop['cut']> | null;
  })[];
  readonly stands: readonly Viewpoint[];
  readonly sections: readonly Pick<Section, 'id' | 'title' | 'plane' | 'at'>[];
  readonly measures: readonly StageMeasure[];
  /** For each phase, the ratio of the surface with each grade, in the order of the grades. */
  readonly shares: readonly (readonly number[])[];
}
