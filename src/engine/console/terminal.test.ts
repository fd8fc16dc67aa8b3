import { describe, expect, it } from 'vitest';
import { createTarget } from '../machine/description.ts';
import type { Target } from '../machine/target.ts';
import { getRelease } from '../releases/release.ts';
import { runInTerminal, type TerminalInput } from './terminal.ts';

const files = {
  'manifests/site.pp': "file { '/srv/x': content => 'x' }\ninclude site\n",
  'modules/site/manifests/init.pp': "class site { notify { $facts['role']: } }\n",
  'hiera.yaml': 'version: 5\nhierarchy:\n  - name: all\n    path: all.yaml\n',
  'data/all.yaml': 'site::ports: [80, 443]\n',
};
const code = '/etc/puppetlabs/code/environments/production';

async function type(line: string, target: Target = createTarget(), more: Partial<TerminalInput> = {}) {
  return runInTerminal(target, line, { files, facts: { role: 'web' }, ...more });
}

describe('a line at the terminal', () => {
  it('runs the Puppet of its release', async () => {
    const release = getRelease('7.34');
    const apply = "puppet apply -e 'notice($osfamily)'";
    expect((await type('puppet --version', createTarget(), { release })).output).toBe('7.34.0\n');
    expect((await type(apply, createTarget(), { release })).output).toContain('Scope(Class[main]): Debian');
    expect((await type('puppet --version')).output).toBe('8.28.1\n');
    expect((await type(apply)).output).toContain("Unknown variable: 'osfamily'");
    const validate = `echo 'notice({ a => 1, a => 2 })' | puppet parser validate; echo $?`;
    expect((await type(validate, createTarget(), { release })).output).toMatch(/Warning: [\s\S]*0\n$/);
    expect((await type(validate)).output).toMatch(/Error: [\s\S]*1\n$/);
  });

  it('prints both outputs in order, with error messages like bash', async () => {
    const { output, exitCode } = await type('ls /nope; echo hi; frobnicate');
    expect(output).toBe(
      "ls: cannot access '/nope': No such file or directory\nhi\n-bash: frobnicate: command not found\n",
    );
    expect(exitCode).toBe(127);
  });

  it('continues in the state of the previous line', async () => {
    const first = await type('cd /etc; GREETING=hello; false');
    expect(first).toMatchObject({ cwd: '/etc', exitCode: 1, hasChanged: false });
    const second = await type('pwd; echo $GREETING $HOME', first.target, { cwd: first.cwd, env: first.env });
    expect(second.output).toBe('/etc\nhello /root\n');
    expect((await type('echo $?', first.target, { status: 3 })).output).toBe('3\n');
  });

  it('falls back to the home directory when its directory is gone', async () => {
    expect((await type('pwd', createTarget(), { cwd: '/gone' })).output).toBe('/root\n');
  });

  it("finds the project in Puppet's code directory, and leaves none of it on the machine", async () => {
    const shown = await type(`cat ${code}/data/all.yaml; touch /srv/mine`);
    expect(shown.output).toBe('site::ports: [80, 443]\n');
    expect(shown.hasChanged).toBe(true);
    expect(shown.target.files.exists('/srv/mine')).toBe(true);
    expect(shown.target.files.exists('/etc/puppetlabs')).toBe(false);
    const other = await type('mkdir -p /etc/puppetlabs/puppet');
    expect(other.target.files.exists('/etc/puppetlabs/puppet')).toBe(true);
    expect(other.target.files.exists('/etc/puppetlabs/code')).toBe(false);
  });

  it('reports changes to files of the project', async () => {
    const edited = await type(`cd ${code}; echo '# more' >> data/all.yaml; rm hiera.yaml; echo 'class b { }' > b.pp`);
    expect(edited.files).toEqual({
      'data/all.yaml': 'site::ports: [80, 443]\n# more\n',
      'hiera.yaml': null,
      'b.pp': 'class b { }\n',
    });
    expect(edited.hasChanged).toBe(false);
    expect((await type('true')).files).toEqual({});
  });

  it('applies the project, with its facts and data', async () => {
    const { output, target, exitCode } = await type('puppet agent -t');
    expect(output).toContain('Notice: web\n');
    expect(output).toMatch(/Notice: Applied catalog in \d+\.\d\d seconds\n$/);
    expect(exitCode).toBe(2);
    expect(target.files.readText('/srv/x')).toBe('x');
    expect((await type(`cd ${code} && puppet apply manifests`, target)).output).toContain('Notice: web\n');
    expect((await type('puppet lookup site::ports')).output).toBe('---\n- 80\n- 443\n');
    expect((await type('facter os.family role')).output).toBe('os.family => Debian\nrole => web\n');
  });

  it('uses colors on the terminal, and nowhere else', async () => {
    const failing = `puppet apply -e 'notify { "a": } exec { "/bin/false": } '`;
    expect((await type(failing)).output).toContain('\u001b[1;31mError: ');
    expect((await type(`${failing} 2>&1 | cat`)).output).not.toContain('\u001b');
    expect((await type(`${failing} 2>/dev/null`)).output).not.toContain('Error');
  });

  it('names the places of errors as the machine has them', async () => {
    const { output } = await type('cd /tmp; echo "file {" > x.pp; puppet parser validate x.pp; puppet apply x.pp');
    expect(output.match(/\(file: \/tmp\/x\.pp/g)).toHaveLength(2);
    const broken = { ...files, 'modules/site/manifests/init.pp': 'class site { $x = }\n' };
    expect((await type('puppet agent -t', createTarget(), { files: broken })).output).toContain(
      `(file: ${code}/modules/site/manifests/init.pp, line: 1`,
    );
  });

  it('sets a resource from its arguments', async () => {
    const { output, target } = await type('puppet resource file /srv/y ensure=file mode=0600');
    expect(output).toContain('Notice: /File[/srv/y]/ensure: created\n');
    expect(output).toContain("ensure   => 'file'");
    expect(target.files.stat('/srv/y')?.mode).toBe(0o600);
  });

  it('stops an endless command, with the reason', async () => {
    const { output, exitCode } = await type('while true; do :; done');
    expect(output).toMatch(/^-bash: This is a simulation: it ends a line after \d+ commands\./);
    expect(exitCode).not.toBe(0);
  });

  it.each(['for i in 1 2; do', 'echo "abc', 'if true; then', 'echo $(ls', 'cat <<END\na', 'echo a &&', 'echo a \\'])(
    'knows that %s goes on',
    async (line) => {
      expect((await type(line)).isUnfinished).toBe(true);
    },
  );

  it.each(['fi', 'echo )', 'echo a', 'cat <<END\na\nEND', 'cat <<<a'])('knows that %s does not go on', async (line) => {
    expect((await type(line)).isUnfinished).toBe(false);
  });

  it('names an alternative to programs that need a screen', async () => {
    expect((await type('vim /etc/motd')).output).toContain('Edit the file in the System view');
  });

  it('lists processes in the styles of BSD and Unix', async () => {
    const aux = (await type('ps aux')).output.split('\n');
    expect(aux[0]).toBe('USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND');
    expect(aux[1]).toMatch(/^root +1 .* Ss .*\/sbin\/init$/);
    expect(aux.find((line) => line.includes('cron'))).toMatch(/^root +\d+ .*\/usr\/sbin\/cron -f/);
    expect(aux.at(-2)).toMatch(/ps aux$/);
    expect((await type('ps -ef | head -1')).output).toBe('UID          PID    PPID  C STIME TTY          TIME CMD\n');
    expect((await type('ps -C cron -o comm=,user=')).output).toBe('cron            root\n');
    expect((await type('ps -p 99999 -o pid=; echo $?')).output).toBe('1\n');
    const stopped = createTarget();
    stopped.services.stop('cron');
    expect((await type('ps aux', stopped)).output).not.toContain('/usr/sbin/cron');
  });

  it('shows the number of a process everywhere alike', async () => {
    const { output } = await type(
      'systemctl show -p MainPID --value cron; pgrep -x cron; ps -C cron -o pid= | tr -d " "',
    );
    expect(new Set(output.trim().split('\n')).size).toBe(1);
  });

  it('prints the history, all lines or the last ones, also into a pipe', async () => {
    const history = ['cd /etc', 'ls', 'history'];
    expect((await type('history', createTarget(), { history })).output).toBe(
      '    1  cd /etc\n    2  ls\n    3  history\n',
    );
    expect((await type('history 2 | grep ls', createTarget(), { history })).output).toBe('    2  ls\n');
    expect((await type('history x', createTarget(), { history })).output).toBe(
      '-bash: history: x: numeric argument required\n',
    );
  });

  it('prints sizes of disk and memory in the requested unit', async () => {
    expect((await type('df -h')).output).toBe(
      'Filesystem      Size  Used Avail  Use% Mounted on\n/dev/sda1        20G  2.2G   17G   12% /\n',
    );
    expect((await type('free -m')).output).toContain('Mem:            1967         402');
    expect((await type('free -h')).output).toContain('Mem:           2.0Gi       403Mi');
  });
});
