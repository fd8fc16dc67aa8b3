/**
 * Python packages that `pip` lists. They come from Debian's packages, because pip itself cannot install anything on a
 * simulated machine.
 */
import type { Target } from '../target.ts';

/** Error of pip 23 on Debian 12 and later, where the system manages Python (PEP 668). */
const EXTERNALLY_MANAGED = `error: externally-managed-environment

× This environment is externally managed
╰─> To install Python packages system-wide, try apt install
    python3-xyz, where xyz is the package you are trying to
    install.
    
    If you wish to install a non-Debian-packaged Python package,
    create a virtual environment using python3 -m venv path/to/venv.
    Then use path/to/venv/bin/python and path/to/venv/bin/pip. Make
    sure you have python3-full installed.
    
    If you wish to install a non-Debian packaged Python application,
    it may be easiest to use pipx install xyz, which will manage a
    virtual environment for you. Make sure you have pipx installed.
    
    See /usr/share/doc/python3.11/README.venv for more information.

note: If you believe this is a mistake, please contact your Python installation or OS distribution provider. You can override this, at the risk of breaking your Python installation or OS, by passing --break-system-packages.
hint: See PEP 668 for the detailed specification.
`;

/** Returns the version of a Python package that a system package installed, without Debian's suffix: `2.28.1`. */
export function findPythonVersion({ packages }: Pick<Target, 'packages'>, name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll('_', '-');
  const version = [`python3-${plain}`, `python3-${plain.replace(/^python-/, '')}`].flatMap(
    (each) => packages.versionOf(each) ?? [],
  )[0];
  return version?.replace(/^\d+:/, '').replace(/[+~-].*$/, '');
}

export function pythonPackages({ packages }: Target): readonly (readonly [name: string, version: string])[] {
  return packages.installed().flatMap(([name]) => {
    const plain = /^python3-(.+)$/.exec(name)?.[1];
    const version = plain === undefined ? undefined : findPythonVersion({ packages }, plain);
    return plain === undefined || version === undefined ? [] : [[plain, version] as const];
  });
}

export function pipRefusal({ platform }: Target): string {
  return platform.family === 'debian' ? EXTERNALLY_MANAGED : 'ERROR: the simulated machine has no network\n';
}
