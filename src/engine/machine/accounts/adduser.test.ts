import { describe, expect, it } from 'vitest';
import { addgroup, adduser } from './adduser.ts';
import { createTarget } from '../description.ts';

describe('adduser', () => {
  it('creates a system account with its own group and home, numbered from the lowest free id', () => {
    const target = createTarget();
    expect(adduser(target, ['--system', '--group', '--home', '/srv/app', 'app'])).toMatchObject({ exitCode: 0 });
    expect(target.accounts.user('app')).toMatchObject({ uid: 102, gid: 109, shell: '/usr/sbin/nologin' });
    expect(target.files.list('/srv/app')).toEqual([]);
    expect(target.files.stat('/srv/app')).toMatchObject({ uid: 102, gid: 109 });
  });

  it('gives a system account without its own group nogroup, and no home', () => {
    const target = createTarget();
    adduser(target, ['--system', 'probe']);
    expect(target.accounts.user('probe')).toMatchObject({ gid: 65_534, home: '/nonexistent' });
  });

  it('creates a person with a home from /etc/skel', () => {
    const target = createTarget();
    adduser(target, ['--disabled-password', '--gecos', 'Zoe', 'zoe']);
    expect(target.accounts.user('zoe')).toMatchObject({ uid: 1000, comment: 'Zoe', shell: '/bin/bash' });
    expect(target.files.list('/home/zoe')).toContain('.bashrc');
  });

  it('adds an account to a group, and accepts an existing system account', () => {
    const target = createTarget();
    adduser(target, ['--system', '--group', 'app']);
    expect(adduser(target, ['app', 'www-data'])).toMatchObject({ exitCode: 0 });
    expect(target.accounts.groupsOf('app')).toContain('www-data');
    expect(adduser(target, ['--system', 'app'])).toMatchObject({ exitCode: 0 });
    expect(adduser(target, ['app'])).toMatchObject({ exitCode: 1 });
  });
});

describe('addgroup', () => {
  it('creates groups', () => {
    const target = createTarget();
    addgroup(target, ['--system', 'probes']);
    addgroup(target, ['people']);
    expect(target.accounts.group('probes')?.gid).toBe(109);
    expect(target.accounts.group('people')?.gid).toBe(1000);
    expect(addgroup(target, ['people'])).toMatchObject({ exitCode: 1 });
  });
});
