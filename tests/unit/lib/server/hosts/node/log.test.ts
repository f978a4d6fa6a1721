import { startHost } from '@/tests/fixtures/http/host';

it('each response is logged as one JSON line with its request’s id, without IP address, path and query', async () => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  const host = await startHost({ isLogged: true });
  const id = 'a1b2c3d4e5f6';
  const headers = { 'X-Request-Id': id, 'X-Forwarded-For': '203.0.113.9' };
  const answer = await fetch(`${host.origin}/recherche?q=monsecret`, { headers });
  await answer.text();
  const forged = await fetch(`${host.origin}/nope?monsecret=1`, {
    headers: { 'X-Request-Id': 'x'.repeat(500) },
  });
  await forged.text();
  await host.close();
  write.mockRestore();
  expect(answer.headers.get('x-request-id')).toBe(id);
  const assignedId = forged.headers.get('x-request-id');
  expect(assignedId).toMatch(/^[\da-f-]{36}$/);
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  const entries: unknown[] = lines.map((line) => JSON.parse(line));
  const commonFields = { event: 'request', method: 'GET', type: 'text/html', whole: true };
  expect(entries).toEqual([
    expect.objectContaining({ ...commonFields, request: id, status: 200 }),
    expect.objectContaining({ ...commonFields, request: assignedId, status: 404 }),
  ]);
  expect(lines.join('')).not.toMatch(/monsecret|203\.0\.113|127\.0\.0\.1|recherche|nope/);
});
