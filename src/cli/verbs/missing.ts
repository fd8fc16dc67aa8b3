/** Reports definitions and data that an environment lacks, and creates stand-ins. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultRelease } from '../../engine/index.ts';
import type { Place } from '../../protocol/analysis.ts';
import type { MissingModule, MissingThing, MissingView } from '../../protocol/missing.ts';
import { hasStandIn, withStandIns } from '../../protocol/project/stand-ins.ts';
import { missingView, type NodeOutcome } from '../../missing/index.ts';
import { FactsByNode, loadMachines } from '../nodes/by-node.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import { defaultNode } from '../case.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { countText } from '../../protocol/count-text.ts';
import { groupErrors } from '../group-errors.ts';
import { onlyEnvironment } from '../input-files.ts';
import { namesIn, openFolder, releaseNamed } from '../nodes/nodes-of-folder.ts';
import { printRow } from '../output.ts';
import { mainManifestLine, olderReleaseLine } from '../nodes/survey-advice.ts';
import { surveyFolder } from '../nodes/survey-folder.ts';
import type { VerbCall } from '../words/verb.ts';

/** Returns the exit status: 1 if something is missing. */
export async function runMissing({ args, given, loadRuby }: VerbCall): Promise<number> {
  const path = onlyEnvironment('missing', args);
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  const machineOf = await loadMachines(release, given.list('machine'));
  const folder = await openFolder(path, loadRuby);
  const facts = new FactsByNode(given.list('facts'));
  const chosen = given.list('node');
  const named = chosen.length > 0 ? chosen : [...new Set([...namesIn(folder, release), ...facts.names])];
  const names = named.length === 0 ? [defaultNode] : named;
  const survey = surveyFolder(folder, names, { release, machineOf, factsOf: (node) => facts.find(node) });
  const view = missingView(survey);
  const isAgain = given.has('again');
  const again = isAgain ? names.map((name) => survey.compileAgain(name)) : [];
  const written = given.has('write-stand-ins') ? writeStandIns(path, folder.files, view) : [];
  const format = chooseFormat(given);
  if (format === 'json') printRow({ ...view, written, ...(isAgain ? { again } : {}) });
  else if (format === 'text') {
    process.stdout.write(`${printed(view, folder.files, written)}\n`);
    if (isAgain) process.stdout.write(`${printedAgain(again)}\n`);
    const factsOf = (node: string) => facts.find(node);
    const manifestLine = mainManifestLine(view, folder, { release, machineOf, factsOf });
    process.stdout.write(manifestLine);
    if (manifestLine === '' && given.find('release') === undefined) {
      const failing = view.nodes.filter(({ errors }) => errors.length > 0).map(({ node }) => node);
      process.stdout.write(await olderReleaseLine(failing, folder, given.list('machine'), factsOf));
    }
  } else
    printFindings(format, {
      verb: 'missing',
      version: bunrakuVersion,
      checked: names,
      findings: listFindings(path, view),
    });
  return view.modules.length + view.things.length === 0 ? 0 : 1;
}

/**
 * Formats the definitions that were found missing only in the second compilation, after all stand-ins had been added.
 */
function printedAgain(again: readonly NodeOutcome[]): string {
  const found = again.flatMap(({ node, needs }) =>
    needs.map(({ need, diagnostic }) => `  ${node}: ${need.kind}, ${diagnostic.message.split('\n', 1)[0] ?? ''}`),
  );
  const compiled = again.filter(({ errors }) => errors.length === 0).length;
  const counted =
    found.length === 1
      ? '1 more class, type or other part is'
      : `${found.length} more classes, types or other parts are`;
  return [
    `Second compilation, with the stand-ins: ${counted} missing, and ${compiled} of ${again.length} nodes compile.`,
    ...found,
  ].join('\n');
}

function writeStandIns(path: string, files: Readonly<Record<string, string>>, view: MissingView): readonly string[] {
  const entries = view.things.flatMap(({ standIn }) => standIn ?? []);
  const changed = Object.entries(withStandIns(files, entries)).filter(([file, text]) => files[file] !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return changed.map(([file]) => file);
}

function listFindings(folder: string, { modules, things, nodes }: MissingView): readonly Finding[] {
  return [
    ...modules.map(({ name, present, requests: [request] }): Finding => {
      const message = `Module ${name} ${present === undefined ? 'is absent' : `is present in version ${present}`}`;
      return {
        rule: 'missing-module',
        level: 'warning',
        message,
        ...toPlace(folder, request?.place),
      };
    }),
    ...things.map(({ kind, name, places: [place] }): Finding => {
      const rule = `missing-${kind.replaceAll(' ', '-')}`;
      return {
        rule,
        level: 'warning',
        message: `${kind} ${name} is missing`,
        ...toPlace(folder, place),
      };
    }),
    ...nodes.flatMap(({ node, errors }) =>
      errors.map(({ message, place }): Finding => {
        return {
          rule: 'compile-error',
          level: 'error',
          message,
          part: node,
          ...toPlace(folder, place),
        };
      }),
    ),
  ];
}

function toPlace(folder: string, place: Place | undefined): Pick<Finding, 'file' | 'line'> {
  return place === undefined ? {} : { file: join(folder, place.file), line: place.line };
}

type Texts = Readonly<Record<string, string>>;

function printed({ modules, things, nodes }: MissingView, files: Texts, written: readonly string[]): string {
  const lineOf = (thing: MissingThing): string => thingLine(thing, files);
  const failing = nodes.filter(({ errors }) => errors.length > 0);
  const ofModule = new Map<string | undefined, MissingThing[]>();
  for (const thing of things) {
    const known = ofModule.get(thing.module);
    if (known === undefined) ofModule.set(thing.module, [thing]);
    else known.push(thing);
  }
  const listed = new Set(modules.map(({ name }) => name));
  const others = [...ofModule].filter(([module]) => module === undefined || !listed.has(module));
  return [
    ...modules.flatMap((module) => [moduleLine(module), ...(ofModule.get(module.name) ?? []).map(lineOf)]),
    ...others.flatMap(([module, own]) => [
      module === undefined ? 'Not in a module' : `In module ${module}, which is present`,
      ...own.map(lineOf),
    ]),
    '',
    `${modules.length} modules and ${things.length} definitions, files, data keys and facts are missing.`,
    `With stand-ins ${nodes.length - failing.length} of ${nodes.length} nodes compile, ${nodes.filter(({ own, errors }) => own > 0 && errors.length === 0).length} of them with resources of their own.`,
    ...systemLines(nodes),
    ...emptyLines(nodes),
    ...groupErrors(failing.flatMap(({ node, errors }) => errors.map((error) => ({ name: node, ...error })))),
    ...written.map((file) => `Wrote ${file}`),
  ].join('\n');
}

/** Maximum number of `--machine` options in a line of output. */
const MOST_OPTIONS = 3;

/** Lists the systems on which failing nodes compile, as options for the next call of the verb. */
function systemLines(nodes: MissingView['nodes']): readonly string[] {
  const ofSystem = new Map<string, string[]>();
  for (const { node, system, errors } of nodes) {
    if (system === undefined || errors.length > 0) continue;
    const known = ofSystem.get(system.id);
    if (known === undefined) ofSystem.set(system.id, [node]);
    else known.push(node);
  }
  return [...ofSystem].map(([id, names]) => {
    const shown = names.length === nodes.length ? [''] : names.slice(0, MOST_OPTIONS).map((name) => `${name}=`);
    const options = `${shown.map((name) => `--machine '${name}${id}'`).join(' ')}${names.length > shown.length && shown[0] !== '' ? ' …' : ''}`;
    return `  ${countText(names.length, 'node')} on ${id}, which the code asks for: ${options}`;
  });
}

/** Explains why the catalogs of some nodes are empty. */
function emptyLines(nodes: MissingView['nodes']): readonly string[] {
  const count = (reason: 'stand-ins' | 'no classes'): number =>
    nodes.filter(({ whyEmpty }) => whyEmpty === reason).length;
  return [
    [count('stand-ins'), 'only classes that are stand-ins'] as const,
    [count('no classes'), 'no classes and no resources'] as const,
  ].flatMap(([number, what]) => (number === 0 ? [] : [`  ${countText(number, 'node')} with ${what}`]));
}

function moduleLine({ name, present, requests }: MissingModule): string {
  const asked = requests.map(({ source, slug, version, git, ref, place }) => {
    const what = [slug, version, git, ref].filter((part) => part !== undefined).join(' ');
    return `${what === '' ? '' : `${what}, `}${source === 'Puppetfile' ? place.file : source} line ${place.line}`;
  });
  const state = present === undefined ? 'is absent' : `is present in version ${present}`;
  return `Module ${name} ${state}${asked.length === 0 ? '' : `; requested by: ${asked.join('; ')}`}`;
}

function thingLine({ kind, name, places, uses, standIn, values }: MissingThing, files: Texts): string {
  const stoodIn = standIn !== undefined && hasStandIn(files, standIn);
  const [first] = places;
  const where = first === undefined ? '' : ` at ${first.file}:${first.line}${uses > 1 ? ` and ${uses - 1} more` : ''}`;
  const offers = values === undefined ? '' : `, with data for ${values.join(', ')}`;
  return `  ${kind} ${name}${where}${offers}${stoodIn ? ' (has a stand-in)' : ''}`;
}
