import { DAY_MS } from '@/lib/time/day';
import { request } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

/** In days: remaining lifetime of the security.txt below which a new build is due. */
const MIN_LIFETIME_DAYS = 30;

/** Checks the contact for security reports (RFC 9116). */
export const securityText: Check = {
  title: 'security.txt dit à qui écrire, et n’a pas expiré',
  async run(origin) {
    const { status, text, header } = await request(`${origin}/.well-known/security.txt`);
    const field = (name: string): string =>
      new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
    const days = Math.floor((Date.parse(field('Expires')) - Date.now()) / DAY_MS);
    return {
      faults: [
        ...faultUnless(status === 200, `/.well-known/security.txt répond ${status}.`),
        ...faultUnless(
          header('content-type').startsWith('text/plain'),
          `Son type est « ${header('content-type')} ».`,
        ),
        ...faultUnless(/^(?:mailto|https):/.test(field('Contact')), 'Il n’a pas de contact.'),
        ...faultUnless(
          days >= MIN_LIFETIME_DAYS,
          `Il expire dans ${days} jours : une nouvelle construction le renouvelle.`,
        ),
      ],
    };
  },
};
