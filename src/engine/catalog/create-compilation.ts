/** Begins a compilation with the rules of its release: the only file of the catalog that knows the code of old releases. */
import type { CompileSettings } from '../evaluator/host.ts';
import { modernLanguage } from '../evaluator/modern-language.ts';
import { functionsOf } from '../functions/of-release.ts';
import { oldLanguageParts } from '../releases/old/evaluator/language-parts.ts';
import { oldFunctionsOf } from '../releases/old/functions/index.ts';
import { withParts } from '../releases/parts.ts';
import { defaultRelease, releaseOf, type Release } from '../releases/release.ts';
import { Compilation } from './compilation.ts';
import type { CompileInput } from './compile-result.ts';
import { type ModuleFault, readModules } from './loading/modules.ts';

/** A compilation in which nothing has been evaluated yet. Faults in the metadata of modules are in its log. */
export function createCompilation(input: CompileInput): Compilation {
  const { release: wanted = defaultRelease } = input;
  const release = typeof wanted === 'string' ? releaseOf(wanted) : wanted;
  const rules = {
    language: withParts(modernLanguage, oldLanguageParts, release),
    functions: functionsOf(release, oldFunctionsOf),
  };
  const given = { ...defaultSettings(release), ...input.settings };
  const settings = {
    ...given,
    ...(release.has('setting strict') ? {} : { strict: 'off' as const }),
    ...(release.has('setting strict_variables') ? {} : { strictVariables: false }),
  };
  const { modules, faults } = readModules(input.files, settings.strict, release);
  const compilation = new Compilation(input, release, rules, settings, modules);
  for (const fault of faults) reportModuleFault(compilation, fault);
  return compilation;
}

/** The settings of a release that decide on findings. */
function defaultSettings(release: Release): CompileSettings {
  return {
    strict: release.has('findings are errors') ? 'error' : 'warning',
    strictVariables: release.has('unknown variables are errors'),
    other: {},
  };
}

function reportModuleFault(compilation: Compilation, { issue, file, level }: ModuleFault): void {
  compilation.log(level, 'Puppet', issue.message);
  // Puppet names the file alone: its first line stands for the whole.
  const span = { offset: 0, length: 1 };
  compilation.diagnostics.push({ ...issue, severity: level === 'err' ? 'error' : 'warning', file, span });
}
