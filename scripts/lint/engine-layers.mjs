/** Rows of the table of allowed imports (see `layers.mjs`) for the folders of the engine, in the order of its stages. */

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
  'The catalog is the contract between the halves of the engine: the stages after it accept a catalog from anywhere and know no syntax tree.';
const OLD_RELEASES = 'The code of releases before Puppet 5 needs the stage that it changes, and no later stage.';
const CHOOSES_RULES =
  'This file chooses the rules of a release. It is the only file of its stage that imports the code of old releases.';

export const ENGINE_LAYERS = [
  {
    folder: 'engine/diagnostics',
    imports: [],
    why: 'All stages report with places and issues, so diagnostics know no stage.',
  },
  {
    folder: 'engine/releases',
    imports: [],
    why: 'All stages read the table of releases, so it knows no stage.',
  },
  {
    folder: 'engine/budget',
    imports: ['engine/diagnostics'],
    why: 'All stages count their work with the meter, so it knows no stage.',
  },
  {
    folder: 'engine/syntax',
    imports: ['engine/diagnostics', 'engine/releases', ASSERT_NEVER],
    why: 'The parser turns source into a tree: it knows no values and evaluates nothing.',
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
    why: 'Types print themselves. The formatting of values is a later layer, because a type is a value too.',
  },
  {
    folder: 'engine/formatting',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/values', 'engine/types'],
    why: 'Formatting needs values and types, and knows none of the stages that print values.',
  },
  {
    folder: 'engine/yaml',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/values', 'type engine/types'],
    why: 'Several stages share the YAML reader, which turns YAML into values.',
  },
  {
    folder: 'engine/ruby-like',
    imports: ['engine/budget', 'engine/diagnostics', 'engine/values', 'engine/types', 'engine/formatting'],
    why: 'Several stages share the sort orders and readers of Ruby, which work on values alone.',
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
    why: 'Style checks have their own tokens, as in puppet-lint, so that they work on code with syntax errors. A check knows the first release with the code that it proposes.',
  },
  {
    folder: 'engine/evaluator',
    imports: [...LANGUAGE, 'engine/validation', 'type engine/functions', ASSERT_NEVER],
    why: 'The evaluator reaches functions through their registry and the catalog through its host (evaluator/host.ts), never directly.',
  },
  {
    folder: 'engine/functions',
    imports: [...LANGUAGE, 'engine/yaml', 'engine/ruby-like', 'engine/evaluator'],
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
    why: 'Data flows from source to catalog to graph to run: the compiler knows no later stage.',
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
    why: 'The machine knows nothing of Puppet: it accepts operations and reports their changes.',
  },
  {
    folder: 'engine/resource-types',
    imports: [...AFTER_CATALOG, 'type engine/machine', 'engine/machine/files/paths.ts', ASSERT_NEVER],
    why: 'Types are declared without a machine, so that the language service loads only declarations. Their behavior in a run is in engine/providers.',
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
    why: 'Providers act on the machine for resources of one type: they know no graph and no run. The caller of a run passes them to it.',
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
    why: 'Ruby implements interfaces that the stages declare (evaluator/ruby-code.ts, resource types, facts). The stages never import it.',
  },
  {
    folder: 'engine',
    imports: [],
    why: 'The engine is Puppet alone: it imports no other folder, so that it runs alike in workers, in Node and in tests.',
  },
];
