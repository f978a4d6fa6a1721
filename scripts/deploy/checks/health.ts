import { request } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

/** Checks that the server answers, and repeats its readiness report. */
export const health: Check = {
  title: 'Le serveur répond et se dit en état',
  async run(origin) {
    const healthAnswer = await request(`${origin}/api/health`);
    const readyAnswer = await request(`${origin}/api/ready`);
    const readiness = readyAnswer.status === 200 ? readyAnswer.text : '';
    return {
      faults: [
        ...faultUnless(
          healthAnswer.status === 200,
          `/api/health répond ${healthAnswer.status}, au lieu de 200.`,
        ),
        ...faultUnless(
          readyAnswer.status === 200,
          `/api/ready répond ${readyAnswer.status}, au lieu de 200.`,
        ),
        ...[healthAnswer, readyAnswer].flatMap((answer, index) =>
          faultUnless(
            answer.header('cache-control').includes('no-store'),
            `${['/api/health', '/api/ready'][index]} peut être gardé par un cache : il ne dit pas « no-store ».`,
          ),
        ),
      ],
      notes: readiness.includes('"degraded"')
        ? [`/api/ready se dit « degraded » : ${readiness}`]
        : [],
    };
  },
};
