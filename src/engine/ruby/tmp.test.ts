import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { it } from 'vitest';
import { bootedRuby } from '../../../scripts/ruby/assets.ts';
import { builtinTypes, createTarget } from '../index.ts';
import { PuppetHash } from '../values/value.ts';
import { openRuby } from './project-ruby.ts';
it('x', async () => {
  const snapshot = await bootedRuby();
  const files = new Map<string, string>();
  for (const root of ['/usr/share/puppet/modules', '/work/modules']) {
    if (!existsSync(root)) continue;
    for (const m of readdirSync(root)) {
      if ([...files.keys()].some((k) => k.startsWith(`modules/${m}/`))) continue;
      let names: string[] = [];
      try { names = readdirSync(`${root}/${m}/lib`, { recursive: true, encoding: 'utf8' }); } catch { continue; }
      for (const n of names) if (n.endsWith('.rb')) files.set(`modules/${m}/lib/${n}`, readFileSync(`${root}/${m}/lib/${n}`, 'utf8'));
    }
  }
  const bad: string[] = []; let n = 0;
  for (const p of files.keys()) {
    const t = /lib\/puppet\/type\/(\w+)\.rb$/.exec(p)?.[1];
    if (t === undefined || builtinTypes.find(t)) continue;
    n++;
    const ruby = openRuby({ snapshot, files: { paths: [...files.keys()], read: (x) => files.get(x) }, target: createTarget({}), facts: PuppetHash.fromObject({ kernel: 'Linux', os: PuppetHash.fromObject({ family: 'Debian', name: 'Debian' }), osfamily: 'Debian' }), types: builtinTypes });
    try { ruby.types.find(t); } catch (e) { bad.push(`${p}: ${String(e).slice(0, 250)}`); }
  }
  console.log(n, 'types', bad.length, 'bad\n' + bad.join('\n'));
}, 300000);
