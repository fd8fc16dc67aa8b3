import { describe, expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { runShell } from '../shell/run-shell.ts';

const SYSTEM = '/etc/systemd/system';

function unit(type: string, install: string): string {
  return `[Unit]\nDescription=Worker\n\n[Service]\nType=${type}\nExecStart=/bin/sleep 60\n\n[Install]\n${install}\n`;
}

describe('the links of a unit', () => {
  it('are those of the section [Install]', async () => {
    const target = createTarget({
      files: { [`${SYSTEM}/worker.service`]: unit('simple', 'WantedBy=multi-user.target\nAlias=labourer.service') },
    });
    const { files, services } = target;
    expect(services.enablement('worker')).toBe('disabled');
    expect(await runShell(target, 'systemctl enable --now worker')).toMatchObject({
      exitCode: 0,
      stderr:
        `Created symlink ${SYSTEM}/labourer.service → ${SYSTEM}/worker.service.\n` +
        `Created symlink ${SYSTEM}/multi-user.target.wants/worker.service → ${SYSTEM}/worker.service.\n`,
    });
    expect([services.enablement('worker'), services.enablement('labourer')]).toEqual(['enabled', 'alias']);
    expect(services.isRunning('labourer')).toBe(true);
    files.unlink(`${SYSTEM}/labourer.service`);
    files.unlink(`${SYSTEM}/multi-user.target.wants/worker.service`);
    expect(services.stateOf('worker')).toMatchObject({ ensure: 'running', enable: 'false' });
  });

  it('exist for units started by a fresh machine or a package, and disappear when the unit is disabled', async () => {
    const target = createTarget();
    target.packages.install('nginx');
    const wants = `${SYSTEM}/multi-user.target.wants`;
    expect(target.files.list(wants)).toEqual(expect.arrayContaining(['cron.service', 'nginx.service', 'ssh.service']));
    expect((await runShell(target, 'systemctl disable nginx')).stderr).toContain(`Removed "${wants}/nginx.service".\n`);
    expect(target.files.lstat(`${wants}/nginx.service`)).toBeUndefined();
    expect(target.state.services.get('nginx')?.enable).toBe('false');
  });

  it('mask a unit, whether it exists or not', async () => {
    const target = createTarget();
    const { files, services } = target;
    services.mask('cron');
    expect(files.readLink(`${SYSTEM}/cron.service`)).toBe('/dev/null');
    expect(services.stateOf('cron')?.enable).toBe('mask');
    expect(await runShell(target, 'systemctl start cron')).toMatchObject({
      exitCode: 1,
      stderr: 'Failed to start cron.service: Unit cron.service is masked.\n',
    });
    services.unmask('cron');
    expect(services.enablement('cron')).toBe('enabled');
    expect((await runShell(target, 'systemctl mask nosuch')).stderr).toBe(
      `Unit nosuch.service does not exist, proceeding anyway.\nCreated symlink ${SYSTEM}/nosuch.service → /dev/null.\n`,
    );
  });
});

describe('a unit', () => {
  it.each([
    ['systemd-journald', 'static'],
    ['sshd', 'alias'],
    ['getty@tty1', 'enabled'],
    ['hwclock', 'masked'],
    ['ctrl-alt-del.target', 'alias'],
    ['logrotate.timer', 'enabled'],
  ])('%s is %s on a fresh machine', (name, word) => {
    expect(createTarget().services.enablement(name)).toBe(word);
  });

  it('that is a timer, or that ends at once, behaves like its type', () => {
    const target = createTarget({
      files: {
        [`${SYSTEM}/sweep.timer`]: '[Timer]\nOnCalendar=daily\n[Install]\nWantedBy=timers.target\n',
        [`${SYSTEM}/sweep.service`]: unit('oneshot', ''),
        [`${SYSTEM}/once.service`]: unit('oneshot\nRemainAfterExit=yes', ''),
      },
    });
    const running = ['sweep.timer', 'sweep', 'once'].map((name) => {
      expect(target.services.start(name)).toBe(true);
      return target.services.isRunning(name);
    });
    expect(running).toEqual([true, false, true]);
  });

  it('is not started with an unmet condition, and fails if a drop-in names a missing program', () => {
    const target = createTarget({
      files: {
        [`${SYSTEM}/worker.service`]: unit('simple', '').replace('[Unit]', '[Unit]\nConditionPathExists=/etc/worker'),
      },
    });
    expect([target.services.start('worker'), target.services.isRunning('worker')]).toEqual([true, false]);
    target.files.write('/etc/worker', '');
    expect([target.services.start('worker'), target.services.isRunning('worker')]).toEqual([true, true]);
    target.files.makeDirectories(`${SYSTEM}/cron.service.d`);
    target.files.write(`${SYSTEM}/cron.service.d/own.conf`, '[Service]\nExecStart=\nExecStart=/usr/bin/nosuch\n');
    // systemd considers a unit with `Type=simple` started as soon as its program has been launched.
    expect(target.services.restart('cron')).toBe(true);
    expect(target.services.stateOf('cron')).toMatchObject({ ensure: 'stopped', failed: true });
    expect(target.services.logOf('cron').join('\n')).toContain('status=203/EXEC');
  });

  it.each([
    ['ExecStart=/usr/bin/false', 0, 'failed', 'Main process exited, code=exited, status=1/FAILURE'],
    ['Type=exec\nExecStart=/usr/bin/nosuch', 1, 'failed', 'status=203/EXEC'],
    ['ExecStart=/usr/bin/nosuch', 0, 'failed', 'status=203/EXEC'],
    ['ExecStartPre=/usr/bin/test -f /etc/x\nExecStart=/bin/sleep 60', 1, 'failed', 'Control process exited'],
    ['ExecStartPre=-/bin/false\nExecStart=/bin/sleep infinity', 0, 'active', 'Started'],
    ['ExecStart=/usr/bin/true', 0, 'inactive', 'Started'],
    ['RemainAfterExit=yes\nExecStart=/usr/bin/true', 0, 'active', 'Started'],
    ['Type=oneshot\nExecStart=/bin/sh -c "echo cannot; exit 2"', 1, 'failed', 'status=2/INVALIDARGUMENT'],
    ['ExecStart=/opt/run', 0, 'active', 'Started'],
    ['Environment="CODE=3"\nExecStart=/bin/sh -c \'exit "$CODE"\'', 0, 'failed', 'status=3/NOTIMPLEMENTED'],
    ['ExecStart=/bin/sh -c "exit ${CODE}"\nEnvironmentFile=/etc/default/w', 0, 'failed', 'status=4/NOPERMISSION'],
    ['ExecStart=/usr/bin/tail -f /dev/null', 0, 'active', 'Started'],
    ['Type=notify\nExecStart=/usr/bin/false', 0, 'active', 'Started'],
    ['ExecStart=/usr/bin/python3 /opt/server.py', 0, 'active', 'Started'],
    ['ExecStart=/usr/bin/python3 /opt/none.py', 0, 'failed', 'status=2/INVALIDARGUMENT'],
  ])('with %j runs its programs when it starts', async (service, exitCode, active, said) => {
    const target = createTarget({
      files: {
        [`${SYSTEM}/w.service`]: `[Service]\n${service}\n`,
        '/etc/default/w': '# the code\nCODE="4"\n',
        '/opt/server.py': 'serve()\n',
        '/opt/run': '#!/bin/sh\nwhile true; do sleep 5; done\n',
      },
    });
    target.files.chmod('/opt/run', 0o755);
    expect((await runShell(target, 'systemctl start w')).exitCode).toBe(exitCode);
    expect((await runShell(target, 'systemctl is-active w')).stdout).toBe(`${active}\n`);
    expect(target.services.logOf('w').join('\n')).toContain(said);
  });
});
