import { isPrivateAddress } from '@/lib/server/feed/upstream/privateAddress';
import { listen, problemOf, redirect } from '@/tests/unit/lib/server/feed/upstream/servers';

describe('private addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '[::1]'],
    ...['224.0.0.1', '255.255.255.255', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
    '::ffff:7f00:1',
    ...['2002:7f00:1::1', '64:ff9b:1::a00:1', '64:ff9b::a00:1', '::7f00:1', '::127.0.0.1'],
    ...['::ffff:0:127.0.0.1', 'fec0::1', '2001::1', '100::1', '2001:db8::1'],
  ])('include %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f::1', '11.0.0.1', 'example.org'])(
    'exclude %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe('link-local addresses, which serve the metadata of clouds', () => {
  it.each([
    ...['169.254.169.254', '[fe80::1]', '[::ffff:a9fe:a9fe]', '[fd00:ec2::254]'],
    ...['[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::a9fe:a9fe]'],
    ...['[2002:a9fe:a9fe::1]', '[::ffff:0:a9fe:a9fe]', '[::a9fe:a9fe]'],
  ])('are never requested for a feed: %s', async (host) => {
    const problem = await problemOf(`http://${host}/feed`);
    expect(problem).toEqual({ kind: 'link-local', host });
  });

  it('are refused as targets of redirects, even of a local upstream', async () => {
    const origin = await listen(redirect(() => 'http://169.254.169.254/latest/meta-data/'));
    expect(await problemOf(origin)).toMatchObject({ kind: 'link-local' });
  });

  it('are refused where a host name resolves to them', async () => {
    const problem = await problemOf('http://feeds.example.org/', {
      lookup: (_name, _options, callback) => callback(null, '169.254.169.254', 4),
    });
    expect(problem).toMatchObject({ kind: 'link-local' });
  });
});
