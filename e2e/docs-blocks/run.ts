/**
 * `npm run docs-blocks -- --puppet DIR --docs DIR [--release NAME]`: compiles all different `puppet` code blocks in a
 * checkout of public documentation (such as OpenVox's), with the engine and with a real Puppet or OpenVox, whose `lib`
 * folder is `--puppet`. Prints the fraction of equal results, and each difference. Each block is a manifest; its
 * catalog and its relationship graph are compared. `MODULES=FOLDER` contains modules that are not part of Puppet's own
 * code, such as yumrepo_core.
 */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { Both } from '../differential/both.ts';
import { createEngine } from '../differential/engine.ts';
import { realPuppet } from '../differential/puppet.ts';
import { caseOf } from '../differential/source.ts';
import { releaseNamed } from '../../src/cli/nodes/nodes-of-folder.ts';
import { findBlocks } from './find-blocks.ts';

const { values: options } = parseArgs({
  options: {
    puppet: { type: 'string', default: process.env['PUPPET_LIB'] ?? '' },
    docs: { type: 'string', default: '' },
    release: { type: 'string', default: 'openvox-8' },
  },
});
if (options.puppet === '') throw new Error('--puppet takes the lib folder of a Puppet or an OpenVox.');
if (options.docs === '') throw new Error('--docs takes a folder with Markdown files.');

const blocks = findBlocks(options.docs);
const puppet = realPuppet(fileURLToPath(new URL('../..', import.meta.url)), options.puppet);
const both = new Both(puppet, createEngine(releaseNamed(options.release)));
const verdicts = await both.compare(blocks.map(({ code }) => caseOf(code, 'graph')));
puppet.close();

const counts = { same: 0, known: 0, different: 0, unanswered: 0 };
for (const [index, { file, line }] of blocks.entries()) {
  const verdict = verdicts[index];
  counts[verdict?.outcome ?? 'unanswered'] += 1;
  if (verdict === undefined) console.log(`? ${file}:${line}: no answer from Puppet`);
  if (verdict?.outcome === 'known') console.log(`~ ${file}:${line}: ${verdict.reason}`);
  if (verdict?.outcome === 'different')
    console.log(`✗ ${file}:${line}\n${verdict.lines.map((each) => `    ${each}`).join('\n')}`);
}
const { same, known, different, unanswered } = counts;
const share = ((100 * same) / Math.max(1, blocks.length)).toFixed(2);
console.log(
  `${blocks.length} blocks: ${same} same (${share} %), ${known} known, ${different} different, ${unanswered} without an answer`,
);
process.exitCode = different === 0 ? 0 : 1;
