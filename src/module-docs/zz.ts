import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { globSync } from 'tinyglobby';
import { readModule } from './read-module.ts';
import { readRuby } from './ruby-entries.ts';
import { toMarkdown } from './markdown.ts';
const outline = (files: Record<string, string>) => { const r = spawnSync('ruby', ['-W0', '-rjson', '-e', "module Bunraku; module Api; end; end; require '/work/wt/docs/src/engine/ruby/lib/bunraku/outline.rb'; puts JSON.generate(JSON.parse(STDIN.read).transform_values { |t| Bunraku::Api.outline(t) })"], { input: JSON.stringify(files), encoding: 'utf8', maxBuffer: 1e9 }); if (r.status) console.log(r.stderr.slice(0,500)); return JSON.parse(r.stdout); };
const sections = (t: string) => new Map(t.split(/^(?=### <a name)/m).slice(1).map((s) => [s.split('\n')[0] + s.split('\n')[2]?.slice(0,6), s.replace(/^## .*\n\n/m,'')]));
let [same, all, whole] = [0, 0, 0];
const ms = process.argv.slice(2);
for (const m of ms) {
  const dir = `/tmp/corpus/modules/${m}`;
  const files = Object.fromEntries(globSync(['**/*.{pp,rb,json}'], { cwd: dir }).map((p) => [p, readFileSync(`${dir}/${p}`, 'utf8')]));
  const text = toMarkdown(readModule(files, (rubies) => { const o = outline(rubies as Record<string, string>); return readRuby(Object.entries(rubies).map(([path, text]) => ({ path, text, outline: o[path] }))); }));
  const want = readFileSync(`/tmp/refs/${m}.md`, 'utf8');
  const [a, b] = [sections(text), sections(want)];
  let bad = 0;
  for (const [k, s] of b) { all += 1; if (a.get(k) === s) same += 1; else if (!a.has(k)) console.log(m, 'MISSING', k); else if (bad++ < 2) { const x = a.get(k)!.split('\n'), y = s.split('\n'); const i = y.findIndex((l, j) => l !== x[j]); console.log(m, k, i, JSON.stringify(x.slice(i, i + 3)), JSON.stringify(y.slice(i, i + 3))); } }
  if (text === want) whole += 1; else if (text.split('\n## ')[1] !== want.split('\n## ')[1]) { const x=text.split('\n'), y=want.split('\n'); const i=y.findIndex((l,j)=>l!==x[j]); console.log(m,'first difference', i, x[i], '|', y[i]); }
}
console.log('sections', same, all, 'whole', whole, ms.length);
