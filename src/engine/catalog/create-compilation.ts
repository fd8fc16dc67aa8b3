import { listSettings } from '../diagnostics/environment-conf.ts';
import type { CompileSettings } from '../evaluator/host.ts';
import { isEnvironmentSetting } from '../releases/environment-settings.ts';
import { defaultRelease, getRelease, isAtLeast, type Release } from '../releases/release.ts';
import { Compilation } from './compilation.ts';
import type { CompileInput } from './compile-result.ts';
import { type ModuleFault, readModules } from './loading/modules.ts';
import { selectRules } from './rules-of-release.ts';

/** Creates a compilation that has evaluated nothing yet. Its log contains the faults in the metadata of modules. */
export function createCompilation(input: CompileInput): Compilation {
  const { release: wanted = defaultRelease } = input;
  const release = typeof wanted === 'string' ? getRelease(wanted) : wanted;
  const rules = selectRules(release);
  const settings = rules.catalog.effectiveSettings({ ...defaultSettings(release), ...input.settings }, release);
  const { modules, faults } = readModules(input.files, settings.strict, rules.catalog.moduleRoots(input.files));
  const compilation = new Compilation(input, release, rules, settings, modules);
  reportUnknownSettings(compilation);
  for (const fault of faults) reportModuleFault(compilation, fault);
  return compilation;
}

/** From Puppet 4 on, warns of settings in `environment.conf` that the release does not have. */
function reportUnknownSettings(compilation: Compilation): void {
  const { release, files } = compilation;
  if (!isAtLeast(release.id, '4.10')) return;
  const unknown = listSettings((path) => files.read(path)).filter((name) => !isEnvironmentSetting(name, release));
  if (unknown.length === 0) return;
  const names = [...new Set(unknown)].join(', ');
  const message = `Invalid settings in environment.conf at 'environment.conf'. The following unknown setting(s) are being ignored: ${names}`;
  compilation.log('warning', 'Puppet', `${message}\n   (file & line not available)`);
}

function defaultSettings(release: Release): CompileSettings {
  return {
    strict: release.has('strict is error') ? 'error' : 'warning',
    strictVariables: release.has('unknown variables are errors'),
    other: {},
  };
}

function reportModuleFault(compilation: Compilation, { issue, file, offset, level }: ModuleFault): void {
  compilation.log(level, 'Puppet', issue.message);
  compilation.diagnostics.push({
    ...issue,
    severity: level === 'err' ? 'error' : 'warning',
    file,
    span: { offset, length: 1 },
  });
}
