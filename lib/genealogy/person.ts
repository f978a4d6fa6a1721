import type { kinshipAddress } from '@/lib/genealogy/address';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { PagePath } from '@/lib/site/pages';
import type { Work } from '@/lib/site/bibliography';

/** Someone as a link names them. */
export interface PersonLink {
  readonly id: string;
  readonly name: string;
  readonly life: string | null;
}

/** A marriage of someone with its children, or the children whose other parent this tree does not know. */
export interface HouseholdFacts {
  readonly spouse: PersonLink | null;
  readonly children: readonly PersonLink[];
  /** How sure the union is, where less than the people; with what is discussed. */
  readonly grade: string | null;
  readonly note: string | null;
}

/** Brothers and sisters who share the same of someone's parents. */
interface SiblingGroup {
  readonly title: string;
  readonly people: readonly PersonLink[];
}

/** A tie beside descent and marriage, told from the side of one of the two. */
export interface TieFacts {
  readonly words: string;
  readonly person: PersonLink;
  readonly note: string | null;
}

/** An episode that names someone, with the sentences that do and when they are said. */
export interface Mention {
  readonly slug: string;
  readonly title: string;
  readonly sentences: readonly { readonly text: string; readonly start: number | null }[];
  readonly playable: PlayableEpisode;
}

/** An event or a span of the timeline in which someone has a part. */
export interface PersonEvent {
  readonly id: string;
  readonly title: string;
  /** The date in words. */
  readonly when: string;
}

/** Everything that the page of someone tells. */
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
  /** Their life in two sentences; none where nothing is known beside their role and kin. */
  readonly biography: readonly string[];
  readonly parents: readonly (PersonLink & { readonly sex: 'male' | 'female' })[];
  /** What is to be said of the links to the parents. */
  readonly filiation: string | null;
  readonly households: readonly HouseholdFacts[];
  readonly siblings: readonly SiblingGroup[];
  readonly ties: readonly TieFacts[];
  /** How they are related to the one whom the tree is about; null for that one. */
  readonly relation: {
    readonly sentences: readonly string[];
    readonly href: ReturnType<typeof kinshipAddress>;
  } | null;
  readonly places: readonly { readonly name: string; readonly path: PagePath }[];
  readonly mentions: readonly Mention[];
  readonly sources: readonly Work[];
  readonly treeSources: readonly Work[];
}
