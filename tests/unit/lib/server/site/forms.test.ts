import { askForms, FORMS } from '@/tests/fixtures/http/forms';
import { ANSWERING } from '@/tests/fixtures/http/host';

it.each(ANSWERING)(
  'the site answers every form of request of RFC 9110: %s',
  async (_name, start) => {
    const { ask, close } = await start();
    expect(await askForms(ask, '/audio/sample.mp3', '/outils')).toEqual({
      asked: FORMS,
      wrong: [],
    });
    await close();
  },
);
