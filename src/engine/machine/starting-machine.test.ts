import { describe, expect, it } from 'vitest';
import { createTarget } from './description.ts';
import { runShell } from './shell/run-shell.ts';
import { describeDifferences } from './machine-differences.ts';
import { startingMachine } from './starting-machine.ts';
import { machineToJson } from './target-json.ts';
import type { Target } from './target.ts';

const debian = { platform: 'debian-12', hostname: 'web.example.com' } as const;
const none = { files: {}, packages: {}, services: {} };

async function broken(line: string, machine: Target = createTarget(debian)): Promise<Target> {
  const { exitCode, output } = await runShell(machine, line);
  expect(`${exitCode} ${output}`).toMatch(/^0 /);
  return machine;
}

/** Returns the state of a machine without times and logs. */
function shape(target: Target): unknown {
  const { entries, packages, services, users, groups } = machineToJson(target);
  return {
    entries: entries.map(([path, mode, uid, gid, , content]) => [path, mode, uid, gid, content]),
    packages: packages.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    services: services
      .map(([name, { ensure, enable }]) => `${name} ${ensure} ${enable === 'true' ? 'true' : 'false'}`)
      .toSorted(),
    users,
    groups,
  };
}

describe('the differences of a machine', () => {
  it('are empty for a fresh machine', () => {
    expect(describeDifferences(createTarget(debian), 1000)).toEqual({ differences: none, leftOut: [] });
  });

  it.each([
    ['files', 'echo hi > /etc/motd; mkdir -p /srv/a/b /srv/empty; echo x > /srv/a/b/c; rm /etc/hostname'],
    ['attributes', 'chmod 0600 /etc/hosts; echo x > /srv/x; chown www-data:adm /srv/x; chmod 1777 /opt'],
    ['links', 'ln -s /etc/motd /srv/link; rm /etc/hosts; ln -s /dev/null /etc/hosts'],
    ['packages', 'apt-get install -y nginx; apt-get remove -y sudo'],
    ['services', 'systemctl stop cron; systemctl disable ssh'],
    ['accounts', 'useradd -m ada; groupadd crew; usermod -aG crew ada; userdel games; chown ada: /srv'],
    ['cron jobs', "echo '0 3 * * * /bin/true' | crontab -u root -"],
    ['a folder in place of a file', 'rm /etc/motd; mkdir /etc/motd; rm -r /opt; echo > /opt'],
  ])('create the same machine again: %s', async (_what, line) => {
    const target = await broken(line);
    const { differences, leftOut } = describeDifferences(target, 100_000);
    expect(leftOut).toEqual([]);
    const again = startingMachine(debian, differences);
    expect(shape(again)).toEqual(shape(target));
    expect(again.position).toBe(0);
    expect(describeDifferences(again, 100_000).differences).toEqual(differences);
  });

  it('are small: the contents of a package come with it', async () => {
    const { differences } = describeDifferences(
      await broken('apt-get install -y nginx && systemctl stop nginx'),
      100_000,
    );
    expect(Object.keys(differences.packages)).toContain('nginx');
    expect(Object.keys(differences.files)).toEqual([]);
    expect(differences.attributes).toBeUndefined();
  });

  it('omit files that are too long or binary', async () => {
    const target = await broken('seq 1 100 > /srv/long');
    target.files.write('/srv/bytes', Uint8Array.of(255, 254));
    expect(describeDifferences(target, 100).leftOut).toEqual(['/srv/bytes', '/srv/long']);
  });

  it('that contradict each other are skipped', () => {
    const files = { '/etc/motd/x': 'a', '/srv/y': 'b', relative: 'c' };
    const odd = startingMachine(debian, {
      ...none,
      files,
      attributes: { '/none': { mode: '0', owner: 'x', group: 'y' } },
    });
    expect(odd.files.readText('/srv/y')).toBe('b');
  });
});
