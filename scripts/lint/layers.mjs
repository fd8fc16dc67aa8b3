/**
 * The table of allowed imports: a row for each folder of `src`. A folder may import itself and the entries of its row:
 *
 * - `engine/values`: a folder, or one file;
 * - `type engine/types`: only its types, nothing that runs.
 *
 * `*` in the folder of a row matches any name, and each matching folder is a separate layer. If several rows match a
 * file, the longest one counts. Rows of the engine are in the order of its stages and list only earlier rows (except
 * for types), so that no two folders depend on each other.
 *
 * A folder with `isPlugIn` can be imported only by rows that name it, or a folder in it. The code of old releases is
 * such a row for each stage, after the stage. The file of a stage that chooses the rules of a release has its own row,
 * after both.
 */

/** Helper at the root of the engine, which all stages may import. */
const ASSERT_NEVER = 'engine/assert-never.ts';
/** Layers that the evaluator and all later stages up to the catalog may import. */
const LANGUAGE = [
  'engine/budget',
  'engine/releases',
  'engine/diagnostics',
  'engine/syntax',
  'engine/values',
  'engine/types',
  'engine/formatting',
];
/**
 * Layers that the stages after the catalog may import. To them, a catalog is plain data, which may come from a file.
 */
const AFTER_CATALOG = [
  'engine/budget',
  'engine/releases',
  'engine/diagnostics',
  'engine/values',
  'engine/formatting',
  'type engine/types',
  'type engine/catalog',
];
const NO_SYNTAX_TREE =
  'The catalog is the contract between the halves of the engine: what follows it works on a catalog from anywhere and knows no syntax tree.';
const OLD_RELEASES = 'The code of releases before Puppet 5 needs the stage that it changes, and no later stage.';
const CHOOSES_RULES =
  'This file chooses the rules of a release: the only one of its stage that knows the code of old releases.';

export const LAYERS = [
  // The engine, in the order of its stages. It is pure TypeScript.
  {
    folder: 'engine/diagnostics',
    imports: [],
    why: 'Places and issues are what all stages report with, so that they know none of them.',
  },
  {
    folder: 'engine/releases',
    imports: [],
    why: 'The table of releases is data that all stages ask; it knows none of them.',
  },
  {
    folder: 'engine/budget',
    imports: ['engine/diagnostics'],
    why: 'What a compilation may cost is counted wherever it is spent: the count knows no stage.',
  },
  {
    folder: 'engine/syntax',
    imports: ['engine/diagnostics', 'engine/releases', ASSERT_NEVER],
    why: 'From text to tree: the syntax knows no value and evaluates nothing.',
  },
  {
    folder: 'engine/releases/old/syntax',
    isPlugIn: true,
    imports: ['engine/diagnostics', 'engine/releases', 'engine/syntax'],
    why: OLD_RELEASES,
  },
  {
    folder: 'engine/syntax/parse.ts',
    imports: ['engine/releases', 'engine/syntax', 'engine/releases/old/syntax'],
    why: CHOOSES_RULES,
  },
  {
    folder: 'engine/values',
    imports: ['engine/budget', 'engine/diagnostics', 'type engine/types'],
    why: 'A type is a value, so values know the data of types, but not what a type means.',
  },
  {
    folder: 'engine/types',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/syntax', 'engine/values'],
    why: 'Types print themselves; what prints values stands above them, since a type is a value too.',
  },
  {
    folder: 'engine/formatting',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/values', 'engine/types'],
    why: 'Values as text need values and types, and nothing of the stages that print them.',
  },
  {
    folder: 'engine/yaml',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/values', 'type engine/types'],
    why: 'A reader that several stages share: from text to values.',
  },
  {
    folder: 'engine/ruby-like',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/values', 'engine/types', 'engine/formatting'],
    why: 'Orders and readers of Ruby that several stages share: they work on values alone.',
  },
  {
    folder: 'engine/validation',
    imports: [
      'engine/diagnostics',
      'engine/releases',
      'engine/syntax',
      'engine/values',
      'engine/ruby-like',
      ASSERT_NEVER,
    ],
    why: 'Static checks read the tree and evaluate nothing.',
  },
  {
    folder: 'engine/releases/old/validation',
    isPlugIn: true,
    imports: ['engine/diagnostics', 'engine/releases', 'engine/syntax', 'engine/validation'],
    why: OLD_RELEASES,
  },
  {
    folder: 'engine/validation/validate.ts',
    imports: [
      'engine/diagnostics',
      'engine/releases',
      'engine/syntax',
      'engine/validation',
      'engine/releases/old/validation',
    ],
    why: CHOOSES_RULES,
  },
  {
    folder: 'engine/lint',
    imports: ['engine/yaml', 'engine/diagnostics/hints/legacy-facts.ts', 'engine/releases'],
    why: 'Checks of style read tokens of their own, as puppet-lint does, so that they work on any text; a check knows which release brought what it proposes.',
  },
  {
    folder: 'engine/evaluator',
    imports: [...LANGUAGE, 'engine/validation', 'type engine/functions', ASSERT_NEVER],
    why: 'The evaluator reaches functions through their registry and the catalog through its host (evaluator/host.ts), never directly.',
  },
  {
    folder: 'engine/functions',
    imports: [...LANGUAGE, 'engine/yaml', 'engine/ruby-like', 'engine/validation', 'engine/evaluator', ASSERT_NEVER],
    why: 'Functions reach the catalog and the data through the host (evaluator/host.ts), never directly.',
  },
  {
    folder: 'engine/releases/old/evaluator',
    isPlugIn: true,
    imports: [...LANGUAGE, 'engine/evaluator'],
    why: OLD_RELEASES,
  },
  {
    folder: 'engine/releases/old/functions',
    isPlugIn: true,
    imports: [...LANGUAGE, 'engine/ruby-like', 'engine/evaluator', 'engine/functions', 'engine/releases/old/evaluator'],
    why: OLD_RELEASES,
  },
  {
    folder: 'engine/hiera',
    imports: [...LANGUAGE, 'engine/yaml', 'engine/ruby-like', 'engine/evaluator', ASSERT_NEVER],
    why: 'A lookup reads data and calls functions through the evaluator; it knows no catalog.',
  },
  {
    folder: 'engine/catalog',
    imports: [
      ...LANGUAGE,
      'engine/yaml',
      'engine/ruby-like',
      'engine/validation',
      'engine/evaluator',
      'engine/functions',
      'engine/hiera',
      ASSERT_NEVER,
    ],
    why: 'Data flows from text to catalog to graph to run: the compiler never looks at the later stages.',
  },
  {
    folder: 'engine/releases/old/catalog',
    isPlugIn: true,
    imports: [
      ...LANGUAGE,
      'engine/yaml',
      'engine/evaluator',
      'engine/hiera',
      'engine/catalog',
      'engine/releases/old/evaluator',
    ],
    why: OLD_RELEASES,
  },
  {
    folder: 'engine/catalog/rules-of-release.ts',
    imports: [
      'engine/releases',
      'engine/evaluator',
      'engine/functions',
      'engine/catalog',
      'engine/releases/old/evaluator',
      'engine/releases/old/functions',
      'engine/releases/old/catalog',
    ],
    why: CHOOSES_RULES,
  },
  {
    folder: 'engine/machine',
    imports: ['engine/diagnostics', 'engine/releases', 'engine/values', 'engine/formatting', ASSERT_NEVER],
    why: 'The machine knows nothing of Puppet: it takes operations and says what they changed.',
  },
  {
    folder: 'engine/resource-types',
    imports: [...AFTER_CATALOG, 'type engine/machine', 'engine/machine/files/paths.ts', ASSERT_NEVER],
    why: 'Types are declared without a machine, so that the language service loads declarations alone; what a run does is in engine/providers.',
  },
  {
    folder: 'engine/graph',
    imports: [...AFTER_CATALOG, 'engine/resource-types', 'type engine/machine', ASSERT_NEVER],
    why: NO_SYNTAX_TREE,
  },
  {
    folder: 'engine/transaction',
    imports: [...AFTER_CATALOG, 'engine/resource-types', 'engine/graph', 'engine/machine', ASSERT_NEVER],
    why: NO_SYNTAX_TREE,
  },
  {
    folder: 'engine/providers',
    imports: [...AFTER_CATALOG, 'engine/resource-types', 'engine/machine', ASSERT_NEVER],
    why: 'Providers act on the machine for resources of one type: they know no graph and no run. Whoever starts a run gives them to it.',
  },
  {
    folder: 'engine/ruby',
    imports: [
      ...LANGUAGE,
      'engine/yaml',
      'engine/evaluator',
      'engine/functions',
      'engine/hiera',
      'engine/catalog',
      'engine/machine',
      'engine/resource-types',
      ASSERT_NEVER,
    ],
    why: 'Ruby implements what the stages declare (evaluator/ruby-code.ts, resource types, facts): they never know of it.',
  },
  {
    folder: 'engine',
    imports: [],
    why: 'The engine is Puppet alone: it imports nothing of the other folders, so that it runs alike in the worker, in Node and in tests.',
  },

  // Layers that use the engine.
  {
    folder: 'language-service',
    imports: ['engine/index.ts', 'module-docs/docstring.ts', 'module-docs/tag-types.ts'],
    why: 'The language service uses the engine through engine/index.ts, and the reader of Puppet Strings comments.',
  },
  {
    folder: 'machines/programs',
    imports: ['engine/machine', 'engine/values/binary.ts', 'engine/values/regexp'],
    why: 'Programs of packages act on the machine as commands of its shell do. The engine gets them as data of a platform and imports none.',
  },
  {
    folder: 'compare',
    imports: ['engine/index.ts', 'type protocol'],
    why: 'Two catalogs are compared in one place, whoever made them.',
  },
  {
    folder: 'module-docs',
    imports: ['engine/index.ts'],
    why: 'Modules are documented from their code alone.',
  },
  {
    folder: 'nodes',
    imports: ['engine/index.ts', 'compare', 'protocol'],
    why: 'Many nodes are compiled with the engine alone, at the command line as in the workers.',
  },
  {
    folder: 'missing',
    imports: ['engine/index.ts', 'protocol'],
    why: 'What a repository misses is found with the engine alone, at the command line as in the worker.',
  },
  {
    folder: 'migrate',
    imports: ['engine/index.ts', 'compare'],
    why: 'What changes between releases is found with the engine alone, at the command line as in the worker.',
  },
  {
    folder: 'agent-files/catalog',
    imports: ['engine/index.ts', 'language-service/format', 'missing/stand-ins/stand-in-code.ts', 'protocol'],
    why: 'Catalogs of agents are plain data. The code that is written from them has the layout of the formatter.',
  },
  {
    folder: 'search',
    imports: ['protocol/search.ts'],
    why: 'The search reads plain texts: it knows no Puppet, and runs alike in its worker and in Node.',
  },
  {
    folder: 'agent-files/secrets',
    imports: ['protocol'],
    why: 'Passwords are hidden in plain data of runs, on the page as at the command line.',
  },
  {
    folder: 'agent-files/compare',
    imports: ['protocol'],
    why: 'Runs are compared as plain data, whoever made them, on the page as at the command line.',
  },
  {
    folder: 'agent-files',
    imports: ['engine/index.ts', 'protocol'],
    why: 'Files that agents, servers and PuppetDB wrote are read alike in the worker and at the command line.',
  },
  {
    folder: 'cli',
    imports: [
      'engine/index.ts',
      'engine/ruby/index.ts',
      'language-service',
      'migrate',
      'nodes',
      'protocol',
      'missing',
      'agent-files',
      'compare',
      'embed/find-code.ts',
      'lesson-packs',
      'module-docs',
      'worker/engine.ts',
      'workspace/markdown.ts',
    ],
    why: 'The command line stands on the engine, whose only ways in are engine/index.ts and, loaded on demand, engine/ruby/index.ts, and on what is made with it. Lessons are checked on the data that the worker makes for the page.',
  },
  {
    folder: 'reference',
    imports: ['engine/index.ts', 'language-service', 'type protocol'],
    why: 'The pages of the reference are made from the declarations of the engine and the knowledge of the language service.',
  },
  {
    folder: 'help-search',
    imports: ['reference/index.ts', 'reference/plain-text.ts', 'reference/explanations/index.ts', 'type protocol'],
    why: 'The search knows all texts that people read to learn: reference, explanations, lessons and examples.',
  },
  {
    folder: 'protocol',
    imports: [
      'type engine/index.ts',
      'type language-service',
      'type migrate/finding.ts',
      'engine/diagnostics/environment-conf.ts',
      'engine/releases/release-ids.ts',
    ],
    why: 'The protocol says what crosses to the worker: types of the engine and of migrations, the reader of environment.conf and the ids of releases, never other code of it, since the page loads it.',
  },
  {
    folder: 'eyaml',
    imports: [],
    why: 'Decrypting a value is arithmetic on bytes, loaded once a key is there: it knows no project.',
  },
  {
    folder: 'worker',
    imports: [
      'eyaml',
      'engine/index.ts',
      'engine/ruby/index.ts',
      'language-service',
      'migrate',
      'compare/index.ts',
      'nodes',
      'protocol',
      'search',
      'missing',
      'agent-files',
      'lessons',
      'reference/index.ts',
      'help-search/index.ts',
    ],
    why: 'The worker connects engine and protocol; it knows nothing of the page.',
  },
  {
    folder: 'client',
    imports: ['protocol', 'worker/wire'],
    why: "The page's side of the workers: it starts, asks, supersedes and ends them, and shares with them how things cross.",
  },
  {
    folder: 'layout',
    imports: ['protocol/start-worker.ts'],
    why: 'The layout of the graph is pure, and has a worker of its own.',
  },

  // Layers of the page.
  {
    folder: 'workspace',
    imports: ['protocol', 'engine/catalog/json/import/catalog-object.ts', 'missing/puppetfile.ts'],
    why: "The project's rules stand on the protocol; the engine runs in the worker only. Only the search for the catalog in JSON and the reader of a Puppetfile, which import no code of the engine, are shared.",
  },
  {
    folder: 'store',
    imports: [
      'protocol',
      'eyaml',
      'type lessons',
      'lesson-packs/given-checks.ts',
      'migrate/migration-sum.ts',
      'type migrate/finding.ts',
      'workspace',
      'client/engine-client.ts',
      'client/given-keys.ts',
      'client/language-client.ts',
      'client/search-client.ts',
      'client/nodes-pool.ts',
      'client/agent-files-client.ts',
      'type client/client-types.ts',
    ],
    why: "The page's state stands on the protocol and the workers' clients; the engine runs in the worker only. The findings of nodes are added up where they arrive.",
  },
  { folder: 'ui', imports: [], why: 'Components of ui/ know nothing of Bunraku: React alone.' },
  {
    folder: 'editor',
    imports: ['store', 'protocol', 'ui', 'language-service/typing/index.ts'],
    why: 'Views read the store; the engine runs in the worker only, and the shell stands above them. A typed character cannot wait for a worker.',
  },
  {
    folder: 'reference/explanations',
    imports: ['protocol'],
    why: 'Explanations are texts with examples: who shows them stands above.',
  },
  {
    folder: 'examples',
    imports: ['type protocol'],
    why: 'Examples are data.',
  },
  {
    folder: 'lessons',
    imports: ['type protocol', 'protocol/lesson-checks.ts'],
    why: 'Lessons are data, and checks of what the engine said: plain data of the protocol.',
  },
  {
    folder: 'puzzles',
    imports: ['type lessons', 'type protocol'],
    why: 'Puzzles are data like lessons, and use the same shapes.',
  },
  {
    folder: 'lesson-packs',
    imports: [
      'engine/yaml/cursor.ts',
      'engine/yaml/parser.ts',
      'lessons',
      'type protocol',
      'protocol/lesson-checks.ts',
      'protocol/project/project.ts',
      'protocol/project/project-digest.ts',
      'workspace/drafts/lesson-drafts.ts',
      'workspace/file-paths.ts',
      'workspace/lesson-folders.ts',
      'workspace/permalink/check-project.ts',
      'workspace/storage/open-database.ts',
    ],
    why: 'Packs become lessons as plain data. The page and the command line read them; of the engine they need only the parser of YAML.',
  },
  {
    folder: 'panels/registry.ts',
    imports: ['panels', 'type store', 'ui'],
    why: 'The registry is the list of the panels, and no more.',
  },
  {
    folder: 'panels/shared',
    imports: ['store', 'protocol', 'workspace', 'ui', 'editor/code-words.ts'],
    why: 'What panels share reads the store and the rules of projects, and knows no panel.',
  },
  {
    folder: 'panels/graph',
    imports: ['panels/shared', 'store', 'protocol', 'workspace', 'ui', 'layout/layout-client.ts', 'layout/types.ts'],
    why: 'Panels never import each other: they meet in the store. The graph calls the layout through its client.',
  },
  {
    folder: 'panels/lesson',
    imports: [
      'panels/shared',
      'store',
      'protocol',
      'workspace',
      'ui',
      'lessons/index.ts',
      'type lessons',
      'puzzles/index.ts',
      'puzzles/puzzle-of-day.ts',
      'type puzzles',
      'lesson-packs/load-lesson.ts',
    ],
    why: 'The pane of a lesson or puzzle reads its text and the store; its checks run in the worker only.',
  },
  {
    folder: 'panels/reference',
    imports: ['panels/shared', 'store', 'protocol', 'workspace', 'ui', 'reference/explanations/index.ts'],
    why: 'The reference shows explanations and pages; the pages are made in the worker, where the engine is.',
  },
  {
    folder: 'panels/catalog',
    imports: [
      'panels/shared',
      'store',
      'type lessons',
      'protocol',
      'workspace',
      'ui',
      'type client/client-types.ts',
      'compare/named-differences.ts',
    ],
    why: 'Panels never import each other: they meet in the store. Catalogs are compared in one way, as the page has them too.',
  },
  {
    folder: 'panels/report',
    imports: ['panels/shared', 'store', 'protocol', 'workspace', 'ui', 'agent-files/compare'],
    why: 'Runs of agents and simulated runs are compared alike, on the page and at the command line.',
  },
  {
    folder: 'panels/*',
    imports: [
      'panels/shared',
      'store',
      'type lessons',
      'protocol',
      'workspace',
      'ui',
      'type client/client-types.ts',
      'agent-files/compare',
    ],
    why: 'Panels never import each other: they meet in the store (what is selected, where the cursor is, which step is shown). Runs are compared in one way.',
  },
  {
    folder: 'service-worker',
    imports: [],
    why: 'The service worker keeps files, and knows nothing of what is in them.',
  },
  {
    folder: 'embed',
    imports: ['type protocol', 'protocol/embed-messages.ts'],
    why: 'The script for other pages has at most 8 kB, and reaches the engine only through its frame.',
  },
  {
    folder: 'app',
    imports: [
      'protocol',
      'workspace',
      'store',
      'editor',
      'panels',
      'examples',
      'lessons',
      'puzzles',
      'lesson-packs',
      'ui',
      'client/engine-client.ts',
      'client/agent-files-client.ts',
      'agent-files/secrets',
      'service-worker/messages.ts',
    ],
    why: 'The shell stands above all of the page; the engine runs in the worker only.',
  },
];

/** Packages that only some folders may import. */
export const RESTRICTED_PACKAGES = [
  { packages: /^node:/, folders: ['cli'], why: 'The page and its workers run in a browser, where Node is not.' },
  {
    packages: /^(?:react|react-dom|zustand|monaco-editor|comlink)(?:$|[/-])/,
    folders: ['app', 'client', 'editor', 'layout', 'panels', 'store', 'ui', 'worker', 'workspace'],
    why: 'Engine, language service, protocol and data are pure TypeScript: no DOM, no React, no worker.',
  },
];

/** Matches tests and their helpers, which may import anything. */
const FREE = /\.test\.tsx?$|(?:^|\/)testing\/|\.d\.ts$/;

/**
 * Returns why a file may not import another, or undefined if it may. Paths are relative to `src`
 * (`engine/values/value.ts`).
 */
export function findRefusal(from, to, typesOnly) {
  if (FREE.test(from)) return undefined;
  const row = findRow(from);
  if (row === undefined)
    return `src/${from} stands in no folder that scripts/lint/layers.mjs knows: add a row that says what it may import.`;
  const plugIn = findPlugIn(to);
  const isOwn = row.folder === 'engine' ? within(to, 'engine') : findLayer(row, from) === findLayer(row, to);
  if (isOwn && (plugIn === undefined || plugIn === row)) return undefined;
  const covers = (entry) => within(to, entry) && (plugIn === undefined || within(entry, plugIn.folder));
  const allowed = row.imports.some((entry) =>
    entry.startsWith('type ') ? typesOnly && covers(entry.slice('type '.length)) : covers(entry),
  );
  return allowed ? undefined : row.why;
}

/** Returns the `isPlugIn` row of a file; undefined for other files. */
function findPlugIn(file) {
  const row = findRow(file);
  return row?.isPlugIn === true ? row : undefined;
}

/** Returns why a file may not import a package, or undefined if it may. */
export function findPackageRefusal(from, name) {
  if (FREE.test(from)) return undefined;
  return RESTRICTED_PACKAGES.find(
    ({ packages, folders }) => packages.test(name) && !folders.some((folder) => within(from, folder)),
  )?.why;
}

function within(file, folder) {
  return file === folder || file.startsWith(`${folder}/`);
}

function findRow(file) {
  let found;
  for (const row of LAYERS) {
    if (findLayer(row, file) !== undefined && (found === undefined || row.folder.length > found.folder.length))
      found = row;
  }
  return found;
}

/**
 * Returns the folder of a row, with `*` replaced by the matching name; undefined if the row does not contain the file.
 */
function findLayer({ folder }, file) {
  const wanted = folder.split('/');
  const given = file.split('/').slice(0, wanted.length);
  const fits = wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
  return fits ? given.join('/') : undefined;
}
