import { describe, expect, it } from 'vitest';
import { createTarget } from '../../machine/description.ts';
import { createCatalog } from '../../testing/create-catalog.ts';
import { applyCatalog } from '../../transaction/apply.ts';
import { builtinTypes } from '../builtin.ts';

const REPOS = '/etc/yum.repos.d';

function machine(files: Readonly<Record<string, string>> = {}) {
  return createTarget({ platform: 'rhel-9', files });
}

async function apply(
  target: ReturnType<typeof machine>,
  title: string,
  parameters: Readonly<Record<string, string | boolean | number>>,
) {
  const report = await applyCatalog(createCatalog({ [`Yumrepo[${title}]`]: { parameters } }, builtinTypes), target, {
    types: builtinTypes,
  });
  return { messages: report.logs.map(({ message }) => message), error: report.graphError?.message };
}

describe('yumrepo', () => {
  it('creates its own file, once', async () => {
    const target = machine();
    const wanted = { descr: 'Extra', baseurl: 'https://e/9', enabled: true, gpgcheck: 'no', password: 'secret' };
    const first = await apply(target, 'epel', wanted);
    expect(first.messages).toContain('created');
    expect(target.files.readText(`${REPOS}/epel.repo`)).toBe(
      '[epel]\nname=Extra\nbaseurl=https://e/9\nenabled=True\ngpgcheck=No\npassword=secret\n',
    );
    expect(target.files.stat(`${REPOS}/epel.repo`)?.mode).toBe(0o644);
    expect((await apply(target, 'epel', wanted)).messages).toEqual([]);
  });

  it('changes and removes keys in place, and shows no password', async () => {
    const target = machine({ [`${REPOS}/x.repo`]: '# mine\n[x]\nname=X\ncost=1\n' });
    const { messages } = await apply(target, 'x', { descr: 'Y', cost: 'absent', password: 'secret' });
    expect(messages).toEqual([
      "descr changed 'X' to 'Y'",
      "undefined 'cost' from '1'",
      'changed [redacted] to [redacted]',
    ]);
    expect(target.files.readText(`${REPOS}/x.repo`)).toBe('# mine\n[x]\nname=Y\npassword=secret\n');
  });

  it('removes a repository, and its file if that becomes empty', async () => {
    const target = machine({
      [`${REPOS}/two.repo`]: '[a]\nname=A\n[b]\nname=B\n',
      [`${REPOS}/one.repo`]: '[c]\nname=C\n',
    });
    await apply(target, 'a', { ensure: 'absent' });
    await apply(target, 'c', { ensure: 'absent' });
    expect(target.files.readText(`${REPOS}/two.repo`)).toBe('[b]\nname=B\n');
    expect(target.files.exists(`${REPOS}/one.repo`)).toBe(false);
  });

  it('moves to another file with its attributes', async () => {
    const target = machine({ [`${REPOS}/old.repo`]: '[x]\nname=X\ncost=1\n' });
    await apply(target, 'x', { target: `${REPOS}/new`, cost: 2 });
    expect(target.files.readText(`${REPOS}/new.repo`)).toBe('[x]\nname=X\ncost=2\n');
    expect(target.files.exists(`${REPOS}/old.repo`)).toBe(false);
  });

  it.each([
    [
      'enabled',
      'maybe',
      'Invalid value "maybe". Valid values are absent. Valid values match /^(true|false|0|1|no|yes)$/.',
    ],
    ['baseurl', 'foo', 'Must be a valid URL'],
    ['mirrorlist', 'http://x/[', 'bad URI(is not URI?): "http://x/["'],
    ['timeout', 'soon', 'Invalid value "soon"'],
  ])('refuses %s => %s', async (name, value, message) => {
    expect((await apply(machine(), 'x', { [name]: value })).error).toContain(message);
  });
});
