import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { useradd, userdel } from './accounts/account-tools.ts';
import { createTarget } from './description.ts';
import { replayBackward, replayForward } from './journal/journal.ts';
import { PosixError } from './files/posix-error.ts';
import { listEntries, type MachineState } from './state.ts';
import type { Target } from './target.ts';
import { machineFromJson, machineToJson } from './target-json.ts';

function plain(state: MachineState) {
  return {
    entries: listEntries(state),
    packages: state.packages.entries(),
    services: state.services.entries(),
    users: state.users.entries(),
    groups: state.groups.entries(),
  };
}

describe('the simulated machine', () => {
  // `wc -c /etc/motd` of a fresh Debian 12 container.
  it('has the /etc/motd of a fresh Debian, 286 bytes', () => {
    expect(createTarget().files.readText('/etc/motd')).toHaveLength(286);
  });

  it('keeps the state of every step', () => {
    const target = createTarget();
    target.files.write('/opt/a', 'one');
    target.files.write('/opt/a', 'two');
    target.files.unlink('/opt/a');
    expect(target.position).toBe(3);
    const text = (step: number) => listEntries(target.stateAt(step)).find(([path]) => path === '/opt/a')?.[1];
    expect(text(0)).toBeUndefined();
    expect(text(1)).toMatchObject({ content: 'one', mode: 0o644 });
    expect(text(2)).toMatchObject({ content: 'two' });
    expect(text(3)).toBeUndefined();
  });

  it('follows links in paths, with the errors of Linux', () => {
    const target = createTarget({ files: { '/opt/real/file': 'x' } });
    target.files.symlink('/opt/real', '/opt/link');
    target.files.write('/opt/link/file', 'y');
    expect(target.files.readText('/opt/real/file')).toBe('y');
    target.files.symlink('/opt/loop', '/opt/loop');
    const code = (act: () => void) => {
      try {
        act();
        return undefined;
      } catch (thrown) {
        return thrown instanceof PosixError ? thrown.code : thrown;
      }
    };
    expect(code(() => target.files.read('/opt/loop'))).toBe('ELOOP');
    expect(code(() => target.files.read('/opt/none'))).toBe('ENOENT');
    expect(code(() => target.files.write('/opt/real', 'x'))).toBe('EISDIR');
    expect(code(() => target.files.write('/none/file', 'x'))).toBe('ENOENT');
    expect(code(() => target.files.makeDirectory('/opt/real/file/below'))).toBe('ENOTDIR');
    expect(code(() => target.files.removeDirectory('/opt/real'))).toBe('ENOTEMPTY');
    expect(code(() => target.files.makeDirectory('/opt/real'))).toBe('EEXIST');
    expect(code(() => target.files.makeDirectory(`/opt/${'a'.repeat(256)}`))).toBe('ENAMETOOLONG');
    expect(code(() => target.files.makeDirectory(`/opt/real${'/.'.repeat(2100)}/b`))).toBe('ENAMETOOLONG');
  });

  it('keeps /etc/passwd in step with the accounts, both ways', () => {
    const target = createTarget();
    expect(useradd(target, ['-u', '6001', '-M', 'carol'])).toMatchObject({ exitCode: 0 });
    expect(target.files.readText('/etc/passwd')).toContain('carol:x:6001:6001::/home/carol:/bin/sh\n');
    expect(target.files.readText('/etc/group')).toContain('carol:x:6001:\n');
    target.files.append('/etc/passwd', 'dave:x:6002:100:Dave:/home/dave:/bin/bash\n');
    expect(target.accounts.user('dave')).toMatchObject({ uid: 6002, comment: 'Dave' });
    expect(userdel(target, ['carol'])).toMatchObject({ exitCode: 0 });
    expect(target.accounts.group('carol')).toBeUndefined();
    expect(target.files.readText('/etc/passwd')).not.toContain('carol');
  });

  it('assigns the first free system account from above', () => {
    const target = createTarget();
    useradd(target, ['-M', '-r', 'prometheus']);
    // systemd's groups have the numbers 999 to 997, so the next free number is 996.
    expect(target.accounts.user('prometheus')).toMatchObject({ uid: 999, gid: 996 });
  });

  it('assigns the lowest free ids to accounts of packages, like adduser', () => {
    const target = createTarget();
    expect(target.accounts.user('sshd')).toMatchObject({ uid: 101, gid: 65_534 });
    target.packages.install('haproxy');
    expect(target.accounts.user('haproxy')).toMatchObject({ uid: 102, gid: 109 });
  });

  it('is the same after going through JSON', () => {
    const target = createTarget({ platform: 'rhel-9', files: { '/opt/x': 'x', '/opt/d': null } });
    useradd(target, ['zoe']);
    target.files.write('/opt/bytes', Uint8Array.of(255, 0, 1));
    const copy = machineFromJson(JSON.parse(JSON.stringify(machineToJson(target))) as ReturnType<typeof machineToJson>);
    expect(machineToJson(copy)).toEqual(machineToJson(target));
    expect(plain(copy.state)).toEqual(plain(target.state));
  });

  it('stays quick over ten thousand steps', { tags: 'limit' }, () => {
    const target = createTarget();
    for (let index = 0; index < 10_000; index += 1) target.files.write(`/opt/f${index % 5000}`, `${index}`);
    expect(target.position).toBe(10_000);
    expect(listEntries(target.stateAt(5000)).filter(([path]) => path.startsWith('/opt/f'))).toHaveLength(5000);
  });
});

type Act = (target: Target) => void;
const path = fc.constantFrom(
  '/opt/a',
  '/opt/b',
  '/opt/a/c',
  '/opt/d',
  '/opt/d/e',
  '/opt/l',
  '/etc/passwd',
  '/etc/group',
);
const name = fc.constantFrom('ada', 'bob', 'web');
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(path, fc.string()).map(
    ([at, text]): Act =>
      (target) =>
        target.files.write(at, text),
  ),
  path.map(
    (at): Act =>
      (target) =>
        target.files.makeDirectory(at),
  ),
  fc.tuple(path, path).map(
    ([to, at]): Act =>
      (target) =>
        target.files.symlink(to, at),
  ),
  path.map(
    (at): Act =>
      (target) =>
        target.files.removeTree(at),
  ),
  fc.tuple(path, path).map(
    ([from, to]): Act =>
      (target) =>
        target.files.rename(from, to),
  ),
  fc.tuple(path, fc.nat(0o7777)).map(
    ([at, mode]): Act =>
      (target) =>
        target.files.chmod(at, mode),
  ),
  fc.tuple(path, fc.nat(9)).map(
    ([at, id]): Act =>
      (target) =>
        target.files.chown(at, id, id, false),
  ),
  name.map(
    (who): Act =>
      (target) =>
        void useradd(target, ['-m', who]),
  ),
  name.map(
    (who): Act =>
      (target) =>
        void userdel(target, ['-r', who]),
  ),
  name.map(
    (what): Act =>
      (target) =>
        target.packages.install(what),
  ),
  name.map(
    (what): Act =>
      (target) =>
        target.packages.remove(what),
  ),
  name.map(
    (what): Act =>
      (target) =>
        target.services.start(what),
  ),
);

describe('the journal', () => {
  it('leads from each state to the next, and back', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const target = createTarget({ services: { web: { ensure: 'stopped' } } });
        for (const each of acts) {
          try {
            each(target);
          } catch (thrown) {
            if (!(thrown instanceof PosixError)) throw thrown;
          }
        }
        for (const [index, entry] of target.journal.entries()) {
          const before = target.stateAt(index);
          const after = target.stateAt(index + 1);
          expect(plain(replayForward(before, entry))).toEqual(plain(after));
          expect(plain(replayBackward(after, entry))).toEqual(plain(before));
        }
      }),
      { numRuns: 60 },
    );
  });
});
