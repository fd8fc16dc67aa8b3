/** Prepares a project for a migration between releases. */
import {
  ProgramCache,
  selectBuiltinTypes,
  collectFacts,
  platforms,
  typeKnowledge,
  valuesFromJson,
  type TypeRegistry,
} from '../engine/index.ts';
import { migrate } from '../migrate/index.ts';
import type { MigrationRequest, MigrationView } from '../protocol/migration.ts';
import { sharedInput, type CompileTools } from './project/compile-project.ts';
import { toMigrationView } from './views/to-migration-view.ts';

const knowledge = new WeakMap<TypeRegistry, ReturnType<typeof typeKnowledge>>();

function getKnowledge(types: TypeRegistry): ReturnType<typeof typeKnowledge> {
  const known = knowledge.get(types) ?? typeKnowledge(types);
  knowledge.set(types, known);
  return known;
}

/** @param ruby snapshot of the booted Ruby VM; needed if the project contains Ruby code */
export function migrateProject(
  { project, from, to, before }: MigrationRequest,
  ruby: CompileTools['ruby'],
): MigrationView {
  const { files, node } = project;
  // A separate cache is used because the many releases of a migration would evict the syntax trees of the page's own
  // release.
  const programs = new ProgramCache();
  const migration = migrate(
    {
      node: node.certname,
      files,
      ...(before === undefined ? {} : { before }),
      inputFor: (texts, release) => {
        return {
          ...sharedInput({ ...project, files: texts }, { programs, ruby }),
          types: getKnowledge(selectBuiltinTypes(release)),
          node: {
            name: node.certname,
            facts: valuesFromJson(
              collectFacts(platforms[node.platform], node.certname, node.facts, release, {
                legacyFacts: node.legacyFacts ?? false,
              }),
            ),
          },
        };
      },
    },
    from,
    to,
  );
  return toMigrationView(migration, files);
}
