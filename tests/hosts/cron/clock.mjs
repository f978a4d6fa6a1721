/** Passes requests on to the site, and calls its `scheduled` handler when it is asked for /cron. */
const clock = {
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
