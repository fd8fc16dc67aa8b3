import { expect, test } from 'vitest';
import { fixAll, lint } from './lint.ts';
import { defaultLintSettings } from './settings/profiles.ts';

const DATA = `---
ntp::servers:
  - "%{facts.osfamily}.example.com"
  - "%{facts.os.family}.example.com"
  - "%{::fqdn} and %{hostname}"
ntp::%{osfamily}: 1
ntp::motd: |
  first
  %{::ipaddress_eth0}
`;

test('legacy facts in data are problems, and stay as they are', () => {
  const problems = lint(DATA, 'data/common.yaml', defaultLintSettings);
  expect(problems.map(({ message, line, column }) => `${message} ${line}:${column}`)).toEqual([
    "legacy fact 'osfamily' 3:1",
    "legacy fact 'fqdn' 5:1",
    "legacy fact 'hostname' 5:1",
    "legacy fact 'osfamily' 6:1",
    "legacy fact 'ipaddress_eth0' 1:1",
  ]);
  expect(problems.map(({ span: { offset, length } }) => DATA.slice(offset, offset + length))).toEqual([
    '%{facts.osfamily}',
    '%{::fqdn}',
    '%{hostname}',
    '%{osfamily}',
    '%{::ipaddress_eth0}',
  ]);
  expect(fixAll(DATA, 'data/common.yaml', defaultLintSettings).text).toBe(DATA);
});

test('unreadable data, and data without the check, have no problems', () => {
  expect(lint('a: "%{fqdn}\n', 'a.yml', defaultLintSettings)).toEqual([]);
  expect(lint('a: "%{fqdn}"\n', 'a.yml', { ...defaultLintSettings, checks: new Set(['140chars']) })).toEqual([]);
});
