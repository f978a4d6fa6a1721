import type { kinshipAddress } from '@/lib/genealogy/address';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { PagePath } from '@/lib/site/pages';
import type { Work } from '@/lib/site/bibliography';

/** A person as a link shows them. */
export interface PersonLink {
  readonly id: string;
  readonly name: string;
  readonly life: string | null;
}

/** A marriage with its children, or the children whose other parent is unknown. */
export interface HouseholdFacts {
  readonly spouse: PersonLink | null;
  readonly children: readonly PersonLink[];
  /** Certainty of the union where less than that of the people, with the disputed point. */
  readonly grade: string | null;
  readonly note: string | null;
}

/** Siblings who share the same of a person's parents. */
interface SiblingGroup {
  readonly title: string;
  readonly people: readonly PersonLink[];
}

/** A tie other than descent and marriage, from the side of one of the two. */
export interface TieFacts {
  readonly words: string;
  readonly person: PersonLink;
  readonly note: string | null;
}

/** An episode that names a person, with its sentences and their seconds. */
export interface Mention {
  readonly slug: string;
  readonly title: string;
  readonly sentences: readonly { readonly text: string; readonly start: number | null }[];
  readonly playable: PlayableEpisode;
}

/** An entry of the timeline that names a person. */
export interface PersonEvent {
  readonly id: string;
  readonly title: string;
  /** The date in French. */
  readonly when: string;
}

/** Content of a person's page. */
export interface PersonFacts extends PersonLink {
  readonly arabicName: string;
  readonly role: string;
  readonly sex: 'male' | 'female';
  readonly birth: string | null;
  readonly death: string | null;
  readonly certainty: string;
  readonly clan: string | null;
  readonly branch: string | null;
  readonly notes: readonly string[];
  /** A life in two sentences; empty where nothing is known beyond role and kin. */
  readonly biography: readonly string[];
  readonly parents: readonly (PersonLink & { readonly sex: 'male' | 'female' })[];
  /** Note on the links to the parents. */
  readonly filiation: string | null;
  readonly households: readonly HouseholdFacts[];
  readonly siblings: readonly SiblingGroup[];
  readonly ties: readonly TieFacts[];
  /** Kinship with the subject of the tree; null for the subject. */
  readonly relation: {
    readonly sentences: readonly string[];
    /** Address of the page that draws the chain; null without a chain. */
    readonly href: ReturnType<typeof kinshipAddress> | null;
  } | null;
  readonly places: readonly { readonly name: string; readonly path: PagePath }[];
  readonly mentions: readonly Mention[];
  readonly sources: readonly Work[];
  readonly treeSources: readonly Work[];
}
