import { describe, expect, it } from 'vitest';
import { isPublic, machinesOf, PUBLIC_NET } from './webhook.ts';

describe('a webhook', () => {
  it('reaches public machines only', () => {
    const inside = [
      ...[
        '127.0.0.1',
        '0.0.0.0',
        '10.1.2.3',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
        '169.254.169.254',
      ],
      ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
      ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
      ...['64:ff9b::a00:1', '2001:db8::1', '2002:7f00:1::1', '2001::1'],
    ];
    expect(inside.filter(isPublic)).toEqual([]);
    const outside = ['1.1.1.1', '172.32.0.1', '172.15.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450::1'];
    expect(outside.filter((ip) => !isPublic(ip))).toEqual([]);
  });

  it.each([
    ['http://example.org/', 'https'],
    ['https://example.org:8443/', 'usual port'],
    ['https://me:secret@example.org/', 'no password'],
    ['https://127.0.0.1/', 'private network'],
    ['https://0x7f.1/', 'private network'],
    ['https://2130706433/', 'private network'],
    ['https://[::1]/', 'private network'],
    ['https://[::ffff:169.254.169.254]/', 'private network'],
    ['https://localhost/', 'private network'],
  ])('is not at %s', async (address, reason) => {
    await expect(machinesOf(new URL(address), PUBLIC_NET)).rejects.toThrow(reason);
  });
});
