import { beforeAll, describe, expect, it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { createTarget, type RubySnapshot } from '../index.ts';
import { PuppetHash } from '../values/value.ts';
import { answerCommands } from './commands.ts';
import { answerFileModes } from './file-modes.ts';
import { RubySession } from './session.ts';

let snapshot: RubySnapshot;
beforeAll(async () => {
  snapshot = await bootedRuby();
}, 60_000);

function sessionOn(target = createTarget({})) {
  const files = { paths: [], read: () => undefined };
  const session = new RubySession({ snapshot, files, target, facts: PuppetHash.empty });
  answerCommands(session);
  answerFileModes(session);
  return { session, target };
}

describe('Ruby on a machine', () => {
  it("runs commands in the machine's shell", async () => {
    const { session } = sessionOn();
    const code = "system('exit 3'); [$?.exitstatus, `echo \"a  b\" | tr a-z A-Z`, IO.popen(['echo', 'x y'], &:read)]";
    expect(await session.callThatMayWait('evaluate', code)).toEqual([3, 'A  B\n', 'x y\n']);
  });

  it('passes the input to a command before reading its output', async () => {
    const { session } = sessionOn();
    const code = `require 'open3'
Open3.popen3('cat; echo oops >&2; exit 2') { |input, out, err, waiting| input.puts('a'); input.close; [out.read, err.read, waiting.value.exitstatus] } +
  [Open3.capture2('tr a-z A-Z', stdin_data: 'shout').first, IO.popen('cat', 'r+') { |pipe| pipe.write('x'); pipe.close_write; pipe.read }]`;
    expect(await session.callThatMayWait('evaluate', code)).toEqual(['a\n', 'oops\n', 2, 'SHOUT', 'x']);
  });

  it('compares versions in a run, as providers do', () => {
    const { session } = sessionOn();
    const code =
      "[['1.9', '1.10'], ['2.0', '2.0'], ['10.11.6', '10.1.21']].map { |pair| Puppet::Util::Package.versioncmp(*pair) }";
    expect(session.call('evaluate', code)).toEqual([-1, 0, 1]);
  });

  it('rejects a command during compilation', () => {
    const { session } = sessionOn();
    expect(() => session.call('evaluate', '`echo`')).toThrow('echo cannot run here');
  });

  it('advances only the clock of the machine', async () => {
    const { session, target } = sessionOn();
    const before = target.clock;
    await session.callThatMayWait('evaluate', 'sleep 1e6');
    expect(target.clock - before).toBe(1e9);
  });

  it('reads and sets modes and owners of files', () => {
    const { session, target } = sessionOn();
    const code =
      "File.write('/tmp/a', 'x'); File.chmod(0o640, '/tmp/a'); File.chown(1, 2, '/tmp/a'); File.stat('/tmp/a').then { |s| [s.mode, s.uid, s.gid] }";
    expect(session.call('evaluate', code)).toEqual([0o100640, 1, 2]);
    expect(target.files.stat('/tmp/a')).toMatchObject({ mode: 0o640, uid: 1, gid: 2 });
  });
});
