/** The command line of `scripts/narrate.ts`, or a French sentence about an error. */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VOICES, type Voice } from '@/lib/episodes/narration';

/** Folder of the site's audio files. */
export const PUBLIC_SOUNDS = 'public/audio';

export interface NarrateCommand {
  readonly kind: 'order';
  readonly slugs: readonly string[];
  /** Null for the voice of each episode's record. */
  readonly voice: Voice | null;
  /** Folder of the written files. */
  readonly folder: string;
  /** Whether the duration in the episode's record stays unchanged. */
  readonly keepsDuration: boolean;
}

interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
}

/**
 * Parses the command line.
 * @param episodes folder of the episodes’ files; all episodes are narrated if the command names none
 */
export function parseNarrateCommand(
  args: readonly string[],
  episodes: string,
): NarrateCommand | Refusal {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      voice: { type: 'string' },
      dans: { type: 'string', default: PUBLIC_SOUNDS },
      'sans-duree': { type: 'boolean', default: false },
    },
  });
  const slugs = readdirSync(episodes)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
  const unknownSlugs = positionals.filter((slug) => !slugs.includes(slug));
  if (unknownSlugs.length > 0)
    return refuse(`Aucun épisode ne porte ce nom : ${unknownSlugs.join(', ')}.`);
  const voice = VOICES.find((name) => name === values.voice) ?? null;
  if (values.voice !== undefined && voice === null)
    return refuse(`« ${values.voice} » n’est pas une voix : ${VOICES.join(' ou ')}.`);
  return {
    kind: 'order',
    slugs: positionals.length > 0 ? positionals : slugs,
    voice,
    folder: values.dans,
    keepsDuration: values['sans-duree'],
  };
}

const refuse = (reason: string): Refusal => ({ kind: 'refused', reason });
