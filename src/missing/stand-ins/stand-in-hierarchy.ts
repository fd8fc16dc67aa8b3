/** A `hiera.yaml` for a repository that has data, but keeps the configuration of Hiera elsewhere. */
import { isJsonObject, yamlData, type EnvironmentFiles, type JsonData, type Release } from '../../engine/index.ts';
import { formatMark } from '../../protocol/project/stand-ins.ts';

/** Usual folders of data. */
const FOLDERS = ['data', 'hieradata', 'hiera'];
const DATA_FILE = /\.(?:e?ya?ml|json)$/;
const CONFIGURATION = /(?:^|\/)hiera[\w.-]*\.ya?ml$/;
const OF_TESTS = /(?:^|[/_.-])(?:spec|test|tests|fixtures|vagrant|vagrant-docker)(?:[/_.-]|$)/;
/** Maximum number of data files that are compared with a configuration's levels. */
const MOST_FILES = 5000;

/** Interpolated variables of a hierarchy level, by the usual name of the level's folder. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['nodes', 'node', 'clients', 'client', 'hosts', 'host', 'fqdn', 'clientcert', 'certname'].map((name) => [
      name,
      ['trusted.certname', 'trusted.hostname'],
    ]),
  ),
  ...Object.fromEntries(['env', 'envs', 'environment', 'environments'].map((name) => [name, ['environment']])),
  ...Object.fromEntries(['os', 'osfamily', 'family'].map((name) => [name, ['facts.os.family', 'facts.os.name']])),
};

/**
 * Returns the `hiera.yaml` that the data needs, in the version that the release reads. Undefined if there is one, or if
 * there is no data.
 */
export function findHierarchy(files: EnvironmentFiles, release: Release): string | undefined {
  if (files.paths.includes('hiera.yaml')) return undefined;
  const folder = FOLDERS.find((each) =>
    files.paths.some((path) => path.startsWith(`${each}/`) && DATA_FILE.test(path)),
  );
  if (folder === undefined) return undefined;
  const data = files.paths
    .filter((path) => path.startsWith(`${folder}/`) && DATA_FILE.test(path))
    .slice(0, MOST_FILES)
    .map((path) => path.slice(folder.length + 1));
  const paths = findLevels(files, data) ?? guessLevels(data);
  const head = formatMark('hiera.yaml', 'hiera.yaml');
  if (release.has('data by Hiera 3 alone')) {
    const levels = [...new Set(paths.map(toLevel3))].map((level) => `  - ${JSON.stringify(level)}\n`);
    return `${head}---\n:backends:\n  - yaml\n:yaml:\n  :datadir: ${folder}\n:hierarchy:\n${levels.join('')}`;
  }
  const lines = paths.map((path) => `      - ${JSON.stringify(path)}\n`);
  return `${head}---\nversion: 5\ndefaults:\n  datadir: ${folder}\n  data_hash: yaml_data\nhierarchy:\n  - name: "Data of ${folder}"\n    paths:\n${lines.join('')}`;
}

/**
 * Returns the levels of the Hiera configuration in the repository whose paths match the most data files. Configurations
 * of tests come last.
 */
function findLevels(files: EnvironmentFiles, data: readonly string[]): readonly string[] | undefined {
  const found = files.paths
    .filter((path) => CONFIGURATION.test(path))
    .map((path) => {
      const levels = readLevels(files.read(path) ?? '');
      const patterns = levels.map(toPattern);
      const score = data.filter((file) => patterns.some((pattern) => pattern.test(file))).length;
      return { levels, score: score === 0 ? 0 : score - (OF_TESTS.test(path) ? MOST_FILES : 0), hasData: score > 0 };
    })
    .filter(({ hasData }) => hasData);
  return found.toSorted((one, other) => other.score - one.score)[0]?.levels;
}

/** Reads the paths of all levels, in any version of the configuration. */
function readLevels(text: string): readonly string[] {
  const read = yamlData(text);
  if (read.kind === 'broken' || !isJsonObject(read.value)) return [];
  const levels = toList(read.value['hierarchy'] ?? read.value[':hierarchy']);
  const paths = levels.flatMap((level) =>
    isJsonObject(level) ? [...toList(level['path']), ...toList(level['paths'])] : [level],
  );
  return paths.flatMap((path) => (typeof path === 'string' ? [DATA_FILE.test(path) ? path : `${path}.yaml`] : []));
}

/** Legacy facts that Hiera 3 interpolates in place of the variables of newer releases. */
const LEGACY_VARIABLES: Readonly<Record<string, string>> = {
  'trusted.certname': 'clientcert',
  'trusted.hostname': 'hostname',
  'facts.os.family': 'osfamily',
  'facts.os.name': 'operatingsystem',
};

/** Converts a path to a level of Hiera 3: without extension, and with facts as variables of top scope. */
function toLevel3(path: string): string {
  return path.replace(DATA_FILE, '').replaceAll(/%\{(?:::)?((?:facts|trusted)\.[\w.]+)\}/g, (_, name: string) => {
    return `%{::${LEGACY_VARIABLES[name] ?? name.replace(/^(?:facts|trusted)\./, '')}}`;
  });
}

function toPattern(level: string): RegExp {
  const parts = level.split(/%\{[^}]*\}/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.slice(0, 12).join('[^/]+')}$`);
}

/** Derives levels from the names of the folders: data of nodes first, common data last. */
function guessLevels(data: readonly string[]): readonly string[] {
  const folders = [
    ...new Set(data.flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/'))] : []))),
  ];
  const ofFolders = folders.flatMap((folder) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    const fact = name === 'roles' ? 'role' : name;
    const variables = VARIABLES[name] ?? (/^[a-z]\w*$/.test(fact) ? [`facts.${fact}`] : []);
    return variables.map((variable) => `${folder}/%{${variable}}.yaml`);
  });
  const isOfNodes = (path: string): boolean => path.includes('%{trusted.');
  return [
    ...ofFolders.filter(isOfNodes),
    ...ofFolders.filter((path) => !isOfNodes(path)),
    ...data.filter((path) => !path.includes('/')),
  ];
}

function isList(value: JsonData): value is readonly JsonData[] {
  return Array.isArray(value);
}

function toList(value: JsonData | undefined): readonly JsonData[] {
  if (value === undefined || value === null) return [];
  return isList(value) ? value : [value];
}
