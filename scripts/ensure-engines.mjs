/**
 * Finds Firefox and WebKit for the tests in all browser engines, or installs Debian's packages. Prints what cannot be
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { answers, attemptAsRoot, findProgram } from './programs.mjs';

/**
 * Returns the folders that may contain MiniBrowser, which distributions install outside of the PATH, such as
 * /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1.
 */
function miniBrowserPlaces() {
  const parents = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const folders = [...parents, ...parents.flatMap((folder) => foldersIn(folder, /-linux-/))];
  return folders.flatMap((folder) => foldersIn(folder, /^webkit2?gtk-/)).map((folder) => join(folder, 'MiniBrowser'));
}

function foldersIn(folder, pattern) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
    .map(({ name }) => join(folder, name));
}

/**
 * Programs of each engine: the environment variable that may contain the path, ways to find the program, and its
 * package.
 */
const engines = {
  firefox: [
    {
      variable: 'BUNRAKU_FIREFOX',
      package: 'firefox-esr',
      find: () =>
        findProgram(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox'], answers),
    },
  ],
  webkit: [
    {
      variable: 'BUNRAKU_WEBKIT_DRIVER',
      package: 'webkit2gtk-driver',
      find: () => findProgram(['WebKitWebDriver']),
    },
    {
      variable: 'BUNRAKU_WEBKIT',
      package: 'webkit2gtk-driver',
      find: () => findProgram(['MiniBrowser'], miniBrowserPlaces()),
    },
    { variable: 'BUNRAKU_XVFB', package: 'xvfb', find: () => findProgram(['Xvfb']) },
  ],
};

const pathOf = ({ variable, find }) => process.env[variable] || find();

/**
 * @returns names of the available engines, environment variables with the paths of their programs, and for each missing
 * engine a sentence about what was tried
 */
export function ensureEngines() {
  const programs = Object.values(engines).flat();
  const missing = new Set(programs.filter((each) => pathOf(each) === undefined).map((each) => each.package));
  const tried = [];
  if (missing.size > 0) {
    if (spawnSync('apt-get', ['--version']).error !== undefined) tried.push('there is no apt-get on this system');
    else {
      const what = 'the browsers of other engines';
      if (attemptAsRoot(tried, what, 'apt-get', ['update']))
        attemptAsRoot(tried, what, 'apt-get', ['install', '-y', '--no-install-recommends', ...missing]);
    }
  }
  const present = Object.keys(engines).filter((name) => engines[name].every((each) => pathOf(each) !== undefined));
  const env = Object.fromEntries(
    programs.map((each) => [each.variable, pathOf(each)]).filter(([, path]) => path !== undefined),
  );
  const absent = Object.keys(engines)
    .filter((name) => !present.includes(name))
    .map((name) => {
      const packages = [...new Set(engines[name].map((each) => each.package))].join(', ');
      return `The flows do not run in ${name}: it needs Debian's packages ${packages}, which are not here. Tried:\n  - ${tried.join('\n  - ')}`;
    });
  return { present, env, absent };
}
