import 'server-only';

/** The cause of a visit without a usable answer. */
export type FetchProblem =
  | { readonly kind: 'bad-address'; readonly address: string }
  | { readonly kind: 'connect-timeout' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network'; readonly detail: string }
  | { readonly kind: 'truncated' }
  | { readonly kind: 'only-hints' }
  | { readonly kind: 'link-local'; readonly host: string }
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'content-encoding'; readonly name: string }
  | { readonly kind: 'redirect-loop'; readonly to: string }
  | { readonly kind: 'too-many-redirects' }
  | { readonly kind: 'refused-redirect'; readonly to: string; readonly reason: string }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfterSeconds: number | null;
    };

/** Describes the cause of a failed visit in a few French words, for a log line. */
export function describeFetchProblem(problem: FetchProblem): string {
  switch (problem.kind) {
    case 'bad-address':
      return `l’adresse « ${problem.address} » n’est pas une adresse http(s)`;
    case 'connect-timeout':
      return 'la connexion ne s’établit pas à temps';
    case 'timeout':
      return 'la réponse n’arrive pas à temps';
    case 'network':
      return `le réseau a échoué (${problem.detail})`;
    case 'truncated':
      return 'la réponse est coupée avant sa fin';
    case 'only-hints':
      return 'le serveur n’envoie que des réponses provisoires (1xx)';
    case 'link-local':
      return `l’adresse de ${problem.host} est celle d’un lien local, où il n’y a jamais de flux`;
    case 'too-large':
      return `la réponse dépasse ${problem.limit} octets`;
    case 'content-encoding':
      return `la compression « ${problem.name} » est inconnue`;
    case 'redirect-loop':
      return `les redirections tournent en rond (${problem.to})`;
    case 'too-many-redirects':
      return 'il y a trop de redirections';
    case 'refused-redirect':
      return `la redirection vers ${problem.to} est refusée (${problem.reason})`;
    case 'status':
      return `le serveur répond ${problem.status}`;
  }
}

/** Strips query and credentials, which may be secret, from an address for a log line. */
export function loggable(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*$/, '');
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}

/** Returns the code of a system error ('ECONNREFUSED'), else its message. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : String(error);
