import * as v from 'valibot';
import { Prose, Text } from '@/lib/content/fields';

const LocalImage = v.pipe(
  Text,
  v.regex(/^\/(?!\/)\S+\.(jpg|png|webp)$/, 'l’adresse « /… » d’une image est attendue'),
);

/** A planned article, and its display: hung, as a row of posters, or bound. */
const PlannedItem = v.strictObject({
  kind: v.picklist(['print', 'posters', 'booklet'], 'print, posters ou booklet est attendu'),
  title: Prose,
  text: Prose,
  images: v.pipe(
    v.array(LocalImage),
    v.minLength(1, 'au moins une image est attendue'),
    v.maxLength(3, 'trois images au plus sont attendues'),
  ),
});

/** `content/shop.json`: the plans, shown until the shop sells. */
export const ShopSchema = v.strictObject({
  eyebrow: Prose,
  title: Prose,
  lead: Prose,
  /** The state of the plan. */
  status: Prose,
  planned: v.array(PlannedItem),
  meanwhile: v.strictObject({
    title: Prose,
    text: Prose,
    episodes: Prose,
    tools: Prose,
    idea: Prose,
  }),
});

export type ShopPage = v.InferOutput<typeof ShopSchema>;
export type PlannedItem = v.InferOutput<typeof PlannedItem>;
