/** `bunraku project`: writes a project that compiles to a given catalog. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkProject } from '../../agent-files/catalog/project/compare-project.ts';
import { projectFromCatalog } from '../../agent-files/catalog/project/project-from-catalog.ts';
import { typeKnowledge } from '../../engine/index.ts';
import { countText } from '../../protocol/count-text.ts';
import { printLine, printRow } from '../output.ts';
import { readCatalog, UnreadableCatalog } from '../read-catalog.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/** Returns the exit status: 1 if the file contains no catalog, or if the project does not compile to the same catalog. */
export async function runProject({ args, given, loadMachine }: VerbCall): Promise<number> {
  const [path, ...more] = args;
  if (path === undefined || more.length > 0) throw new UsageError('project needs exactly one catalog.');
  const into = given.find('into');
  if (into === undefined) throw new UsageError('Name the folder for the project with --into.');
  if (path !== '-' && !existsSync(path)) throw new UsageError(`There is no file '${path}'.`);
  if (existsSync(into) && (!statSync(into).isDirectory() || readdirSync(into).length > 0))
    throw new UsageError(`'${into}' exists already. Name a new or an empty folder.`);
  const { types } = await loadMachine();
  try {
    const catalog = readCatalog(path, types);
    const made = projectFromCatalog(catalog, { types: typeKnowledge(types), withSecrets: given.has('with-secrets') });
    if (made.kind === 'refused') throw new UnreadableCatalog(made.message);
    const { files, unknownTypes, hiddenValues } = made.project;
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(into, file)), { recursive: true });
      writeFileSync(join(into, file), text);
    }
    const whole = projectFromCatalog(catalog, { types: typeKnowledge(types), withSecrets: true });
    const differences =
      whole.kind === 'project' ? checkProject(whole.project, catalog, types, { name: catalog.node, facts: {} }) : [];
    const isSame = differences.length === 0;
    if (given.has('json'))
      printRow({ node: catalog.node, files: Object.keys(files), unknownTypes, hiddenValues, isSame, differences });
    else printResult(into, Object.keys(files), { unknownTypes, hiddenValues, differences });
    return isSame ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UnreadableCatalog)) throw error;
    printLine('error', error.message);
    return 1;
  }
}

interface Findings {
  readonly unknownTypes: readonly string[];
  readonly hiddenValues: number;
  readonly differences: readonly string[];
}

const SHOWN_DIFFERENCES = 20;

function printResult(
  into: string,
  files: readonly string[],
  { unknownTypes, hiddenValues, differences }: Findings,
): void {
  const lines = [
    ...files.map((file) => join(into, file)),
    '',
    ...(hiddenValues === 0
      ? []
      : [
          `${countText(hiddenValues, 'value')} of Sensitive attributes replaced by placeholders; --with-secrets writes them.`,
        ]),
    ...(unknownTypes.length === 0
      ? []
      : [`Resource types of modules replaced by stand-ins that do nothing: ${unknownTypes.join(', ')}.`]),
    ...(differences.length === 0
      ? ['The code compiles to the same resources, attributes, containment and relationships.']
      : ['The code does not compile to the same catalog:', ...differences.slice(0, SHOWN_DIFFERENCES)]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
