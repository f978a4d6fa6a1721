/** The command line of `scripts/align.ts`: an episode and a recording, or a French sentence about an error. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EpisodeRecord } from '@/lib/episodes/record';
import { parseRecord } from '../record';

export type AlignCommand =
  | {
      readonly kind: 'order';
      readonly slug: string;
      readonly recording: string;
      readonly record: EpisodeRecord;
    }
  | { readonly kind: 'refused'; readonly reason: string };

const USAGE = 'Usage : npx tsx scripts/align.ts {slug} enregistrement.mp3';

/**
 * Parses the command line.
 * @param args of the command line
 * @param episodes folder of the episodes’ files
 */
export function parseAlignCommand(args: readonly string[], episodes: string): AlignCommand {
  const [slug, recording, ...extraArgs] = args;
  if (slug === undefined || recording === undefined || extraArgs.length > 0)
    return refuse(`Deux choses sont attendues, un épisode et un enregistrement.\n${USAGE}`);
  const slugs = readdirSync(episodes)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''));
  if (!slugs.includes(slug))
    return refuse(`Aucun épisode ne porte le nom « ${slug} ». Épisodes : ${slugs.join(', ')}.`);
  if (!existsSync(recording)) return refuse(`Le fichier « ${recording} » n’existe pas.`);
  const path = join(episodes, `${slug}.json`);
  const record = parseRecord(readFileSync(path, 'utf8'), path);
  if (record.chapters.length === 0)
    return refuse(
      `L’épisode « ${slug} » n’a pas encore de texte : il n’y a rien à aligner. Écrivez ses chapitres dans ${episodes}/${slug}.json.`,
    );
  return { kind: 'order', slug, recording, record };
}

const refuse = (reason: string): AlignCommand => ({ kind: 'refused', reason });
