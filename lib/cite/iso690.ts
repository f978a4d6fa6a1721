import { citedAddress, oneLine, type PageReference, type Access } from '@/lib/cite/reference';
import { secondWords } from '@/lib/cite/secondWords';
import { formatFrenchDay } from '@/lib/time/longDate';

const MEDIUM_WORDS = { page: 'en ligne', episode: 'podcast', data: 'données' } as const;

/**
 * Writes a reference in French by the rules of ISO 690:2021 for a web page: author, title, medium, site, publication,
 * last change, day of access, address. A site that is the author is left out.
 */
export function toIso690(reference: PageReference, access: Access | null): string {
  const { kind, title, author, site, published, modified } = reference;
  const second = access?.second ?? null;
  const modifiedDay = formatFrenchDay(modified);
  const dates = published
    ? `${formatFrenchDay(published)}, mis à jour le ${modifiedDay}`
    : `mis à jour le ${modifiedDay}`;
  return [
    withFullStop(oneLine(author)),
    withFullStop(
      `${oneLine(title)} [${MEDIUM_WORDS[kind]}]${second === null ? '' : `, ${secondWords(second)}`}`,
    ),
    ...(site === author ? [] : [withFullStop(oneLine(site))]),
    `${capital(dates)}${access ? ` [consulté le ${formatFrenchDay(access.day)}]` : ''}.`,
    `Disponible à l’adresse\u00a0: ${citedAddress(reference, second)}`,
  ].join(' ');
}

const withFullStop = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
