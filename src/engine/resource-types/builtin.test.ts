import { describe, expect, it } from 'vitest';
import { applyManifest } from '../testing/apply.ts';
import { createTarget } from '../target/description.ts';
import { builtinTypes } from './builtin.ts';

const MACHINE = `
  package { ['nginx', 'curl']: ensure => installed }
  -> file { '/etc/nginx/conf.d/app.conf': content => "server {}\\n", mode => '0640', group => 'adm' }
  ~> service { 'nginx': ensure => running, enable => true }
  group { 'app': ensure => present, gid => 5000 }
  user { 'app': ensure => present, gid => 'app', groups => ['audio'], managehome => true, shell => '/bin/bash' }
  ssh_authorized_key { 'ops@desk': user => 'app', type => 'ssh-ed25519', key => 'AAAA' }
  cron { 'rotate': command => '/usr/bin/true', user => 'app', hour => [2, 14], weekday => 'monday' }
  host { 'db.example.com': ip => '192.0.2.7', host_aliases => ['db'] }
  mount { '/srv': ensure => mounted, device => '/dev/sdb1', fstype => 'ext4' }
  mailalias { 'root': recipient => ['ops@example.com'] }
  sshkey { 'github.com': type => 'ssh-rsa', key => 'BBBB' }
  exec { '/bin/touch /opt/marker': creates => '/opt/marker' }
  file { '/opt/tree': ensure => directory, recurse => true, purge => true }
`;

describe('the built-in types', () => {
  it.each(['debian-12', 'ubuntu-24.04', 'rhel-9'] as const)(
    'change nothing the second time, on %s',
    async (platform) => {
      const target = createTarget({ platform, files: { '/opt/tree/stray': 'x' } });
      const first = await applyManifest(platform === 'rhel-9' ? MACHINE.replace("'adm'", "'wheel'") : MACHINE, {
        target,
      });
      expect(first.log.filter((line) => line.startsWith('err'))).toEqual([]);
      expect(first.report.status).toBe('changed');
      const position = target.position;
      const second = await applyManifest(platform === 'rhel-9' ? MACHINE.replace("'adm'", "'wheel'") : MACHINE, {
        target,
      });
      expect(second.log).toEqual([]);
      expect(second.report.status).toBe('unchanged');
      expect(target.position).toBe(position);
    },
  );

  it('all tell what they and their attributes are for', () => {
    const silent: string[] = [];
    for (const type of builtinTypes.types) {
      if (type.doc.length < 20) silent.push(type.name);
      for (const { name, doc } of type.attributes) if (doc.length < 5) silent.push(`${type.name} ${name}`);
    }
    expect(silent).toEqual([]);
  });

  it('fail plainly where the machine has nothing to do it with', async () => {
    const { log } = await applyManifest("augeas { 'x': changes => 'set /a b' }");
    expect(log).toContain('err Puppet: Could not find a suitable provider for augeas');
  });
});

describe('resources', () => {
  it('purge what is in no manifest, and spare accounts of the system', async () => {
    const target = createTarget({ files: { '/etc/hosts': '127.0.0.1\tlocalhost\n192.0.2.7\tintruder\n' } });
    await applyManifest("user { ['ann', 'bee']: ensure => present }", { target });
    const { log } = await applyManifest(
      `user { 'ann': ensure => present }
       host { 'localhost': ip => '127.0.0.1' }
       resources { ['user', 'host']: purge => true }`,
      { target },
    );
    expect(log.filter((line) => line.includes('removed'))).toEqual([
      'notice User[bee]/ensure: removed',
      'notice Host[intruder]/ensure: removed',
    ]);
    expect(target.accounts.user('daemon')).toBeDefined();
  });
});

describe('tidy', () => {
  it('removes by age and size before the run begins', async () => {
    const target = createTarget({
      files: { '/opt/t/old': 'x', '/opt/t/large': 'x'.repeat(2048), '/opt/t/young': 'x' },
    });
    target.files.setTime('/opt/t/old', target.clock - 8 * 86_400_000);
    const { log } = await applyManifest("tidy { '/opt/t': recurse => true, age => '1w', size => '1k' }", { target });
    expect(log[0]).toBe('notice Tidy[/opt/t]: Tidying 2 files');
    expect(target.files.list('/opt/t')).toEqual(['young']);
  });
});

describe('cron', () => {
  it('adopts what was written by hand, and changes only what the manifest says', async () => {
    const target = createTarget({ files: { '/var/spool/cron/crontabs/root': '30 2 * * 1 /usr/local/bin/backup\n' } });
    const { log } = await applyManifest(
      `cron { 'backup': command => '/usr/local/bin/backup', user => 'root', hour => 2, minute => 30 }`,
      { target },
    );
    expect(log).toEqual([]);
    const changed = await applyManifest(
      `cron { 'backup': command => '/usr/local/bin/backup', user => 'root', hour => 3 }`,
      {
        target: createTarget({
          files: { '/var/spool/cron/crontabs/root': '# Puppet Name: backup\n30 2 * * 1 /usr/local/bin/backup\n' },
        }),
      },
    );
    expect(changed.log).toEqual(["notice Cron[backup]/hour: hour changed ['2'] to ['3']"]);
    expect(changed.target.files.readText('/var/spool/cron/crontabs/root')).toContain(
      '# Puppet Name: backup\n30 3 * * 1 /usr/local/bin/backup\n',
    );
  });
});
