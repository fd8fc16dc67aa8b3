import { describe, expect, it } from 'vitest';
import { createTarget } from '../description.ts';
import { platforms } from '../facts/platforms.ts';
import { runShell } from '../shell/run-shell.ts';
import { platformIds } from './index.ts';

async function outputOf(platform: (typeof platformIds)[number], line: string): Promise<string> {
  return (await runShell(createTarget({ platform }), line)).output;
}

describe.each(platformIds)('a machine of %s', (platform) => {
  it('has the release of its facts', async () => {
    const { release, distro } = platforms[platform].os;
    const told = await outputOf(platform, '. /etc/os-release; echo "$PRETTY_NAME $VERSION_ID"; uname -r');
    expect(told).toContain(distro.codename === 'noble' ? '24.04' : distro.codename);
    expect(told).toContain(release.major);
    expect(told).toContain(platforms[platform].kernelrelease);
  });

  it('runs the services of its packages', async () => {
    const install = platforms[platform].os.family === 'Debian' ? 'apt-get -y install nginx' : 'dnf -y install nginx';
    const asked = 'systemctl is-active nginx; systemctl start nginx; systemctl is-active nginx';
    const told = await outputOf(platform, `${install} > /dev/null 2>&1; ${asked}`);
    expect(told.trim().split('\n').at(-1)).toBe('active');
  });
});

it('Debian 13 has its own versions, accounts and suite', async () => {
  expect(await outputOf('debian-13', 'lsb_release -sc; id -u messagebus; dpkg -s base-files | grep ^Version')).toBe(
    'trixie\n995\nVersion: 13.8+deb13u8\n',
  );
  const installed = await outputOf(
    'debian-13',
    'apt-get -y install postgresql php-fpm > /dev/null; ls /etc/php /usr/sbin/php-fpm8.4; systemctl is-active postgresql php8.4-fpm; apt-cache madison nginx',
  );
  expect(installed).toContain('/usr/sbin/php-fpm8.4');
  expect(installed).toContain('active\nactive\n');
  expect(installed).toContain('deb.debian.org/debian trixie/main');
  expect(await outputOf('debian-13', 'apt-get -y install php8.2-fpm')).toContain('Unable to locate package php8.2-fpm');
});

it('AlmaLinux 9 has its own repositories', async () => {
  expect(await outputOf('almalinux-9', 'cat /etc/redhat-release; ls /etc/yum.repos.d')).toBe(
    'AlmaLinux release 9.5 (Teal Serval)\nalmalinux-appstream.repo\nalmalinux-baseos.repo\nalmalinux-extras.repo\n',
  );
});
