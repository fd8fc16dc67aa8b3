/** Checks `environment.conf`. Puppet logs errors in this file only on the server. */
import {
  findStartManifest,
  WHOLE_ENVIRONMENT,
  isEnvironmentSetting,
  nearNames,
  readModulePath,
  type Diagnostic,
} from '../../../engine/index.ts';
import type { ParsedFile } from '../../parsed-file.ts';
import { ENVIRONMENT_CONF } from '../../schemas/environment-conf.ts';
import type { CheckContext } from '../check-context.ts';
import { dataCheckIssues } from './issues.ts';
import { suggestNames } from '../suggest-names.ts';
import { foundAt, type Found } from './nodes.ts';

export function checkEnvironmentConf(context: CheckContext, file: ParsedFile): readonly Diagnostic[] {
  return file.path === 'environment.conf'
    ? [...findFaults(context, file)].map((found) => ({ ...found, file: file.path }))
    : [];
}

function* findFaults(context: CheckContext, { path, text }: ParsedFile): Iterable<Found> {
  let isMain = true;
  const seen = new Map<string, number>();
  for (const line of text.matchAll(/^([ \t]*)(.*?)[ \t\r]*$/gm)) {
    const [, blank = '', content = ''] = line;
    const offset = line.index + blank.length;
    if (content === '' || content.startsWith('#')) continue;
    const section = /^\[(\w+)\]$/.exec(content)?.[1];
    const setting = /^(\w+)\s*=/.exec(content)?.[1];
    if (section !== undefined) {
      isMain = section === 'main';
      if (!isMain)
        yield foundAt(dataCheckIssues.ignoredSection({ name: section }), 'warning', { offset, length: content.length });
    } else if (setting === undefined) {
      yield foundAt(dataCheckIssues.noSettingLine({ line: content }), 'error', { offset, length: content.length });
    } else if (isMain) {
      const span = { offset, length: setting.length };
      if (!isEnvironmentSetting(setting, context.release)) {
        const near = nearNames(setting, Object.keys(ENVIRONMENT_CONF));
        const place = { file: path, offset, name: setting };
        yield {
          ...foundAt(dataCheckIssues.unknownSetting({ name: setting }), 'warning', span),
          ...suggestNames(near, place),
        };
      } else if (setting === 'environment_data_provider') {
        yield foundAt(dataCheckIssues.oldDataProvider(), 'warning', span);
      } else if (seen.has(setting)) {
        yield foundAt(dataCheckIssues.repeatedSetting({ name: setting }), 'warning', span);
      }
      seen.set(setting, offset);
    }
  }
  yield* checkPaths(context, text, seen);
}

/**
 * Finds folders and manifests that settings name but that the project does not contain. They are reported as
 * information, because modules may be installed later.
 */
function* checkPaths(context: CheckContext, text: string, settings: ReadonlyMap<string, number>): Iterable<Found> {
  const read = (path: string): string | undefined => (path === 'environment.conf' ? text : undefined);
  const all = [...context.paths()];
  const report = function* (setting: string, paths: readonly string[]): Iterable<Found> {
    const line = settings.get(setting);
    if (line === undefined) return;
    for (const path of paths) {
      const plain = path.replace(/\/$/, '');
      // The folder `modules` may be absent, because tools create it when they install modules.
      if (plain === 'modules') continue;
      if (/^[/$]|[*?[{]/.test(plain) || all.some((each) => each === plain || each.startsWith(`${plain}/`))) continue;
      const offset = text.indexOf(plain, line + setting.length);
      const span = offset === -1 ? { offset: line, length: setting.length } : { offset, length: plain.length };
      yield foundAt(dataCheckIssues.missingPath({ setting, path: plain }), 'info', span);
    }
  };
  yield* report('modulepath', readModulePath(read));
  const manifest = findStartManifest(read);
  if (manifest !== WHOLE_ENVIRONMENT) yield* report('manifest', [manifest]);
}
