import { request } from '@/scripts/deploy/checks/request';
import { unless, type Check } from '@/scripts/deploy/verdict';

/** Checks that the server answers, and repeats its readiness report. */
export const health: Check = {
  title: 'Le serveur répond et se dit en état',
  async run(origin) {
    const health = await request(`${origin}/api/health`);
    const ready = await request(`${origin}/api/ready`);
    const readiness = ready.status === 200 ? ready.text : '';
    return {
      faults: [
        ...unless(
          health.status === 200,
          `/api/health répond ${health.status}, au lieu de 200.`,
        ),
        ...unless(ready.status === 200, `/api/ready répond ${ready.status}, au lieu de 200.`),
        ...[health, ready].flatMap((answer, rank) =>
          unless(
            answer.header('cache-control').includes('no-store'),
            `${['/api/health', '/api/ready'][rank]} peut être gardé par un cache : il ne dit pas « no-store ».`,
          ),
        ),
      ],
      notes: readiness.includes('"degraded"')
        ? [`/api/ready se dit « degraded » : ${readiness}`]
        : [],
    };
  },
};
