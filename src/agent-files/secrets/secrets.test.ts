import { describe, expect, test } from 'vitest';
import { readOnlyRun, readRecorded } from '../../../e2e/agent-files/recorded.ts';
import { hideSecrets } from './find-secrets.ts';
import { hideValues } from './hide-values.ts';

describe('hideSecrets', () => {
  test.each([
    ['-db_password = hunter2\n+db_password = hunter3', '-db_password = [hidden]\n+db_password = [hidden]'],
    ["password => 'correct horse', ensure => present", "password => '[hidden]', ensure => present"],
    ['{"api_key": "a1b2c3", "port": 80}', '{"api_key": "[hidden]", "port": 80}'],
    ['mysql --user=root --password=s3cret -e x', 'mysql --user=root --password=[hidden] -e x'],
    ['curl --token abc https://x', 'curl --token [hidden] https://x'],
    ['cloned https://bob:pw@git.example.com/a.git', 'cloned https://bob:[hidden]@git.example.com/a.git'],
    ['Authorization: Bearer abcdefgh.123', 'Authorization: Bearer [hidden]'],
    ['id AKIAIOSFODNN7EXAMPLE', 'id [hidden]'],
    ["from '$6$salt$abcdefghijkl' to", "from '[hidden]' to"],
    ['+-----BEGIN RSA PRIVATE KEY-----\n+MIIE\n+-----END RSA PRIVATE KEY-----\n done', '+[hidden]\n done'],
    ['-----BEGIN PRIVATE KEY-----\nMIIE', '[hidden]'],
    ['key Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MEFCQ0RFRkdISUpL end', 'key [hidden] end'],
  ])('%j', (text, shown) => {
    expect(hideSecrets(text)).toBe(shown);
  });

  test.each([
    "content changed '{sha256}512b2be86965a4a8a55643f790360cef5e9b4a8cc23b56d34a0dd7b10e974414' to '{md5}ed818f352f5d031795c03e59e0b4f81b'",
    'changed [redacted] to [redacted]',
    'changed password',
    'password => $db_password',
    'password: [redacted]',
    '/opt/puppetlabs/puppet/cache/lib/facter/SomeLongName1/AnotherLongName2/file.rb',
    "ensure changed 'stopped' to 'running'",
    '1cf6f98c-ac5c-4f13-b23f-d09f3a87946a',
  ])('%j is shown', (text) => {
    expect(hideSecrets(text)).toBe(text);
  });

  test('takes linear time for texts that nearly match', () => {
    const texts = [
      'password '.repeat(100_000),
      'a.'.repeat(300_000),
      `aA1${'b'.repeat(600_000)}-`,
      'x://'.repeat(100_000),
    ];
    for (const text of texts) expect(hideSecrets(text).length).toBeGreaterThan(0);
  });
});

describe('hideValues', () => {
  test('hides values, messages and log lines, and lists them', () => {
    const change = {
      property: 'password',
      message: "changed 'old-one' to 'new-one'",
      status: 'success',
      previous_value: 'old-one',
      desired_value: 'new-one',
    };
    const report = {
      host: 'db',
      time: '2025-03-04T09:15:00Z',
      logs: [
        { level: 'notice', source: 'Puppet', message: 'secret: abc' },
        { level: 'info', source: 'Puppet', message: 'fine' },
      ],
      resource_statuses: { 'Db[a]': { resource: 'Db[a]', events: [change] } },
    };
    const { run, hidden } = hideValues(readOnlyRun(JSON.stringify(report)));
    expect(JSON.stringify(run)).not.toMatch(/old-one|new-one|abc/);
    expect(run.run.resources[0]?.changes[0]?.message).toBe("changed '[hidden]' to '[hidden]'");
    expect(hidden).toEqual([
      { ref: 'Db[a]', property: 'password', kind: 'password' },
      { lineIndex: 0, kind: 'password' },
    ]);
  });

  test.each([
    'failure-with-skips/puppet-3.8.7',
    'changes-and-refreshes/puppet-8.11.0/run-1',
    'sensitive/openvox-9.0.0-beta2',
  ])('%s has nothing to hide', (folder) => {
    const run = readOnlyRun(readRecorded(`${folder}/report.yaml`));
    expect(hideValues(run)).toEqual({ run, hidden: [] });
  });
});
