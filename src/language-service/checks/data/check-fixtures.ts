/** Checks `.fixtures.yml`. Without this check, faults are only noticed when the module's tests run. */
import { loadYaml, type Diagnostic, type Value } from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { FIXTURE, FIXTURES_YML } from '../../schemas/fixtures-yml.ts';
import { checkFields, memberOf } from './check-fields.ts';
import { dataCheckIssues } from './issues.ts';
import { entryOf, foundAt, keyText, spanAt, type Found } from './nodes.ts';
import { findRepeatedKeys } from './repeated-keys.ts';

const NAME = '.fixtures.yml';

export function checkFixtures(file: ParsedFile): readonly Diagnostic[] {
  return [...findFaults(file)].map((found) => ({ ...found, file: file.path }));
}

function* findFaults(file: ParsedFile): Iterable<Found> {
  const { path, text, data } = file;
  const loaded = loadYaml(text, path);
  if (loaded.kind === 'broken') {
    yield foundAt(loaded.issue, 'error', spanAt(text, loaded.offset ?? 0));
    return;
  }
  if (data === undefined) return;
  const checked = { path, text, name: NAME, isStrict: true } as const;
  yield* findRepeatedKeys(file, data);
  yield* checkFields(checked, data, loaded.value, FIXTURES_YML);
  const fixtures = entryOf(data, 'fixtures')?.[1];
  for (const category of ['repositories', 'forge_modules']) {
    const modules = entryOf(fixtures, category)?.[1];
    if (modules?.kind !== 'mapping') continue;
    for (const [key, module] of modules.entries) {
      if (module.kind !== 'mapping') continue;
      const value: Value = ['fixtures', category, keyText(key) ?? ''].reduce(memberOf, loaded.value);
      yield* checkFields(checked, module, value, FIXTURE);
      yield* checkRef(file, module);
    }
  }
}

/** Reports a Git `ref` with a slash. Such a `ref` is probably a branch, and then the download of the module fails. */
function* checkRef({ text }: ParsedFile, module: Parameters<typeof entryOf>[0]): Iterable<Found> {
  const ref = entryOf(module, 'ref')?.[1];
  const scm = entryOf(module, 'scm')?.[1];
  if (ref?.kind !== 'scalar' || scm?.kind !== 'scalar' || scm.text !== 'git' || !ref.text.includes('/')) return;
  const message = "The ref is invalid (contains a forward slash). If it is a branch name, use 'branch' instead.";
  yield foundAt(dataCheckIssues.wrongField({ message }), 'warning', spanAt(text, ref.offset));
}
