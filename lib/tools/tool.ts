import * as v from 'valibot';
import { Address, Id, Prose, Text } from '@/lib/content/fields';

const Flag = v.boolean('« true » ou « false » est attendu');

const PageAddress = v.pipe(
  Text,
  v.regex(
    /^\/(?!\/)[a-z0-9/-]*$/,
    'l’adresse d’une page de ce site est attendue, par exemple « /outils/quizz »',
  ),
);

/**
 * A tool in the form of `content/tools.json`. An unknown `icon` is shown as 'map'. An announced tool leads to the
 * catalogue until its page exists.
 */
const ToolSchema = v.strictObject({
  id: Id,
  title: Prose,
  description: Prose,
  longDescription: Prose,
  category: Prose,
  icon: Text,
  imageUrl: Address,
  featured: Flag,
  comingSoon: Flag,
  estimatedTime: Prose,
  features: v.pipe(v.array(Prose), v.minLength(1, 'au moins une fonctionnalité est attendue')),
  link: PageAddress,
});

export type Tool = v.InferOutput<typeof ToolSchema>;

/** `content/tools.json`, in catalogue order. */
export const ToolsSchema = v.pipe(
  v.array(ToolSchema, 'une liste d’outils est attendue'),
  v.check(
    (tools) => new Set(tools.map(({ id }) => id)).size === tools.length,
    'un identifiant différent pour chaque outil est attendu',
  ),
);

/** Finds the recommended first tool: the first featured tool that is available. */
export const startingTool = (tools: readonly Tool[]): Tool | undefined =>
  tools.find(({ featured, comingSoon }) => featured && !comingSoon);
