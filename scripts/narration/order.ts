/** What was asked of `scripts/narrate.ts`, or a French sentence that says what is wrong. */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VOICES, type Voice } from '@/lib/episodes/narration';

/** Where the site takes its sounds. */
export const PUBLIC_SOUNDS = 'public/audio';

export interface NarrateOrder {
  readonly kind: 'order';
  readonly slugs: readonly string[];
  /** Null for the one that each episode names. */
  readonly voice: Voice | null;
  /** Where the files are written. */
  readonly folder: string;
  /** Whether the episode's file keeps its duration. */
  readonly keepsDuration: boolean;
}

interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
}

/**
 * Reads the arguments of the command line.
 * @param episodes the folder of the episodes’ files; all of them are read where none is named
 */
export function readNarrateOrder(
  args: readonly string[],
  episodes: string,
): NarrateOrder | Refusal {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      voice: { type: 'string' },
      dans: { type: 'string', default: PUBLIC_SOUNDS },
      'sans-duree': { type: 'boolean', default: false },
    },
  });
  const known = readdirSync(episodes)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
  const unknown = positionals.filter((slug) => !known.includes(slug));
  if (unknown.length > 0)
    return refused(`Aucun épisode ne porte ce nom : ${unknown.join(', ')}.`);
  const voice = VOICES.find((name) => name === values.voice) ?? null;
  if (values.voice !== undefined && voice === null)
    return refused(`« ${values.voice} » n’est pas une voix : ${VOICES.join(' ou ')}.`);
  return {
    kind: 'order',
    slugs: positionals.length > 0 ? positionals : known,
    voice,
    folder: values.dans,
    keepsDuration: values['sans-duree'],
  };
}

const refused = (reason: string): Refusal => ({ kind: 'refused', reason });
