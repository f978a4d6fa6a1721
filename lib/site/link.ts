import * as v from 'valibot';
import { Address, Prose, Text } from '@/lib/content/fields';

export const WebAddress = v.pipe(
  Text,
  v.regex(/^https?:\/\/\S+$/, 'une adresse « https://… » est attendue'),
);

/** A link in content: to a page of this site, with or without fragment, or to another site. */
export const LinkSchema = v.strictObject({ label: Prose, href: Address });

export type LinkRecord = v.InferOutput<typeof LinkSchema>;

/** Builds a `mailto:` address with an editable subject (RFC 6068). */
export const mailtoAddress = (email: string, subject?: string): string =>
  subject === undefined
    ? `mailto:${email}`
    : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
