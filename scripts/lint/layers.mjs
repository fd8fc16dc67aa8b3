/**
 * The table of allowed imports: a row for each folder of `src`. A folder may import itself and the entries of its row:
 *
 * - `engine/values`: a folder, or one file;
 * - `type engine/types`: only its types, nothing that runs.
 *
 * The rows of the engine are in `engine-layers.mjs`. `*` in the folder of a row matches any name, and each matching folder is a separate layer. If several rows match a
 * file, the longest one counts. Rows of the engine are in the order of its stages and list only earlier rows (except
 * for types), so that no two folders depend on each other.
 *
 * A folder with `isPlugIn` can be imported only by rows that name it, or a folder in it. The code of old releases is
 * such a row for each stage, after the stage. The file of a stage that chooses the rules of a release has its own row,
 * after both.
 */
import { ENGINE_LAYERS } from './engine-layers.mjs';

/** Layers that every panel may import. */
const PANEL = ['panels/shared', 'store', 'protocol', 'workspace', 'ui'];

export const LAYERS = [
  ...ENGINE_LAYERS,

  // Layers that use the engine.
  {
    folder: 'language-service',
    imports: ['engine/index.ts', 'module-docs/docstring.ts', 'module-docs/tag-types.ts'],
    why: 'The language service uses the engine through engine/index.ts, and the reader of Puppet Strings comments.',
  },
  {
    folder: 'machines/programs',
    imports: ['engine/machine', 'engine/values/binary.ts', 'engine/values/regexp'],
    why: 'Programs of packages act on the machine like commands of its shell. The engine receives them as data of a platform and imports none.',
  },
  {
    folder: 'compare',
    imports: ['engine/index.ts', 'type protocol'],
    why: 'Catalogs of all origins are compared by the same code.',
  },
  {
    folder: 'module-docs',
    imports: ['engine/index.ts'],
    why: 'Modules are documented from their code alone.',
  },
  {
    folder: 'nodes',
    imports: ['engine/index.ts', 'compare', 'protocol'],
    why: 'Many nodes are compiled with the engine alone, on the command line and in the workers.',
  },
  {
    folder: 'missing',
    imports: ['engine/index.ts', 'protocol'],
    why: 'Missing parts of a repository are found with the engine alone, on the command line and in the worker.',
  },
  {
    folder: 'migrate',
    imports: ['engine/index.ts', 'compare'],
    why: 'Changes between releases are found with the engine alone, on the command line and in the worker.',
  },
  {
    folder: 'agent-files/catalog',
    imports: ['engine/index.ts', 'language-service/format', 'missing/stand-ins/stand-in-code.ts', 'protocol'],
    why: 'Catalogs of agents are plain data. Code that is generated from them has the layout of the formatter.',
  },
  {
    folder: 'search',
    imports: ['protocol/search.ts'],
    why: 'The search reads files as plain strings: it knows no Puppet, and runs alike in its worker and in Node.',
  },
  {
    folder: 'agent-files/secrets',
    imports: ['protocol'],
    why: 'Passwords are hidden in plain data of runs, on the page and on the command line.',
  },
  {
    folder: 'agent-files/compare',
    imports: ['protocol'],
    why: 'Runs of all origins are compared as plain data, on the page and on the command line.',
  },
  {
    folder: 'agent-files',
    imports: ['engine/index.ts', 'protocol'],
    why: 'Files of agents, servers and PuppetDB are read alike in the worker and on the command line.',
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
    why: 'The command line uses the engine through engine/index.ts and, loaded on demand, engine/ruby/index.ts, and the layers that need no page. Lessons are checked with the data that the worker creates for the page.',
  },
  {
    folder: 'reference',
    imports: ['engine/index.ts', 'language-service', 'type protocol'],
    why: 'The pages of the reference come from the declarations of the engine and the knowledge of the language service.',
  },
  {
    folder: 'help-search',
    imports: ['reference/index.ts', 'reference/plain-text.ts', 'reference/explanations/index.ts', 'type protocol'],
    why: 'The search for help covers reference, explanations, lessons and examples.',
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
    why: 'The protocol has the shapes that cross to the worker. The page loads it, so it may import only types, the reader of environment.conf and the ids of releases.',
  },
  {
    folder: 'eyaml',
    imports: [],
    why: 'Decryption works on bytes and is loaded with the first key: it knows no project.',
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
    why: 'The worker connects the engine with the protocol, and knows nothing of the page.',
  },
  {
    folder: 'client',
    imports: ['protocol', 'worker/wire'],
    why: 'The client is the page’s side of the workers: it starts and ends them, sends requests, and shares the serialization with them.',
  },
  {
    folder: 'layout',
    imports: ['protocol/start-worker.ts'],
    why: 'The layout of the graph is a pure function in its own worker.',
  },

  // Layers of the page.
  {
    folder: 'workspace',
    imports: ['protocol', 'engine/catalog/json/import/catalog-object.ts', 'missing/puppetfile.ts'],
    why: 'The engine runs only in the worker, so the rules of projects use the protocol. The two shared files of other layers import no code of the engine.',
  },
  {
    folder: 'store',
    imports: [
      'protocol',
      'eyaml',
      'lesson-packs/given-checks.ts',
      'migrate/migration-sum.ts',
      'workspace',
      'client/engine-client.ts',
      'client/given-keys.ts',
      'client/language-client.ts',
      'client/search-client.ts',
      'client/nodes-pool.ts',
      'client/agent-files-client.ts',
      'type client/client-types.ts',
    ],
    why: 'The engine runs only in the worker, so the state of the page uses the protocol and the clients of the workers. It also sums the findings of nodes as they arrive.',
  },
  { folder: 'ui', imports: [], why: 'Components of ui/ use React alone and know nothing of Bunraku.' },
  {
    folder: 'editor',
    imports: ['store', 'protocol', 'ui', 'language-service/typing/index.ts'],
    why: 'The editor reads the store, and the engine runs only in the worker. Only a typed character cannot wait for a worker.',
  },
  {
    folder: 'reference/explanations',
    imports: ['protocol'],
    why: 'Explanations are data: the layers that show them import them.',
  },
  {
    folder: 'examples',
    imports: ['type protocol'],
    why: 'Examples are data.',
  },
  {
    folder: 'lessons',
    imports: ['type protocol', 'protocol/lessons/lesson-checks.ts'],
    why: 'Lessons are data and checks, which read results of the engine as plain data of the protocol.',
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
      'protocol/lessons/lesson-checks.ts',
      'protocol/project/project.ts',
      'protocol/project/project-digest.ts',
      'workspace/drafts/lesson-drafts.ts',
      'workspace/files/file-paths.ts',
      'workspace/lessons/lesson-folders.ts',
      'workspace/permalink/check-project.ts',
      'workspace/storage/open-database.ts',
    ],
    why: 'Lesson packs become lessons as plain data, on the page and on the command line. They need only the YAML parser of the engine.',
  },
  {
    folder: 'panels/registry.ts',
    imports: ['panels', 'ui'],
    why: 'The registry is only a list of the panels.',
  },
  {
    folder: 'panels/shared',
    imports: ['store', 'protocol', 'workspace', 'ui', 'editor/code-words.ts'],
    why: 'Code that panels share reads the store and the rules of projects, and knows no panel.',
  },
  {
    folder: 'panels/graph',
    imports: [...PANEL, 'layout/layout-client.ts', 'layout/types.ts'],
    why: 'Panels never import each other: they meet in the store. The graph calls the layout through its client.',
  },
  {
    folder: 'panels/lesson',
    imports: [
      ...PANEL,
      'lessons/index.ts',
      'type lessons',
      'puzzles/index.ts',
      'puzzles/puzzle-of-day.ts',
      'type puzzles',
      'lesson-packs/load-lesson.ts',
    ],
    why: 'The pane of a lesson or puzzle reads its text and the store. Its checks run only in the worker.',
  },
  {
    folder: 'panels/reference',
    imports: [...PANEL, 'reference/explanations/index.ts'],
    why: 'The panel shows explanations and pages of the reference. The pages come from the worker, because they need the engine.',
  },
  {
    folder: 'panels/catalog',
    imports: [...PANEL, 'compare/named-differences.ts'],
    why: 'Panels never import each other: they meet in the store. Catalogs are compared by the same code everywhere.',
  },
  {
    folder: 'panels/report',
    imports: [...PANEL, 'agent-files/compare'],
    why: 'Runs of agents and simulated runs are compared alike, on the page and on the command line.',
  },
  {
    folder: 'panels/*',
    imports: [...PANEL, 'type client/client-types.ts', 'agent-files/compare'],
    why: 'Panels never import each other: they meet in the store (selection, cursor, step of the run). Runs are compared by the same code everywhere.',
  },
  {
    folder: 'service-worker',
    imports: [],
    why: 'The service worker stores files, and knows nothing of their content.',
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
      'client/agent-files-client.ts',
      'agent-files/secrets',
      'service-worker/messages.ts',
    ],
    why: 'The shell uses all layers of the page. The engine runs only in the worker.',
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
