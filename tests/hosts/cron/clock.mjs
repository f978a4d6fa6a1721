/**
 * Forwards requests to the site, and calls its `scheduled` handler on /cron.
 *
 * @typedef {{ fetch(request: Request): Promise<Response>, scheduled(event: object): Promise<{ outcome: string }> }} Site
 */
const clock = {
  /** @param {Request} request @param {{ SITE: Site }} bindings */
  async fetch(request, { SITE }) {
    if (new URL(request.url).pathname !== '/cron') return SITE.fetch(request);
    const { outcome } = await SITE.scheduled({
      scheduledTime: new Date(0),
      cron: '*/15 * * * *',
    });
    return new Response(outcome);
  },
};

export default clock;
