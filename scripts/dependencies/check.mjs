/**
 * `npm run dependencies`: checks the licenses and install scripts of all packages, and that the site contains no
 * package of `NOT_SHIPPED`. With `--signatures`, also checks the signatures of the registry; without access to a
 * registry, states why this is skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';
import { INSTALL_SCRIPTS, LICENSES, NOT_SHIPPED } from './accepted.mjs';

const faults = [];

function readPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, about]) => ({ ...about, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
}

function checkPackages(packages) {
  for (const { name, version, license = 'none', dev = false, hasInstallScript = false } of packages) {
    const isShipped = !dev && !NOT_SHIPPED.has(name);
    if (isShipped && !LICENSES.has(license)) faults.push(`${name} ${version} has the license ${license}`);
    if (!hasInstallScript) continue;
    const reason = INSTALL_SCRIPTS.get(name);
    const use = dev ? 'development' : NOT_SHIPPED.has(name) ? 'optional, not shipped' : 'shipped';
    console.log(`install script  ${name} ${version} (${license}; ${use}): ${reason ?? 'unknown'}`);
    if (reason === undefined) faults.push(`${name} ${version} runs a script when it is installed`);
  }
  const names = new Set(packages.map(({ name }) => name));
  for (const name of [...INSTALL_SCRIPTS.keys(), ...NOT_SHIPPED])
    if (!names.has(name)) faults.push(`${name} is accepted, but no longer a dependency`);
}

/** Checks the source maps, which name the files from which the site was built. */
function checkSite() {
  const site = join(root, 'dist');
  if (!existsSync(site)) {
    console.log('built site      not checked: there is no dist. Run npx vite build first.');
    return;
  }
  const maps = readdirSync(site, { recursive: true }).filter((path) => path.endsWith('.map'));
  for (const path of maps) {
    const { sources = [] } = JSON.parse(readFileSync(join(site, path), 'utf8'));
    for (const name of NOT_SHIPPED)
      if (sources.some((source) => source.includes(`node_modules/${name}/`))) faults.push(`${path} contains ${name}`);
  }
  console.log(`built site      ${maps.length} source maps read`);
}

function checkSignatures() {
  const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures'], { cwd: root, encoding: 'utf8' });
  if (status === 0) {
    console.log(`signatures      ${stdout.trim().replaceAll(/\n+/g, '; ')}`);
    return;
  }
  const text = `${stdout}${stderr}`.trim();
  const isUnreachable = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|E40[134]\b|E5\d\d\b/.test(text);
  if (isUnreachable && !/invalid|missing registry signatures/i.test(text)) {
    console.log(`signatures      not checked: the registry does not answer (${text.split('\n')[0]})`);
    return;
  }
  faults.push(`npm audit signatures: ${text}`);
}

checkPackages(readPackages());
checkSite();
if (process.argv.includes('--signatures')) checkSignatures();
for (const fault of faults) console.error(`fault           ${fault}`);
console.log(faults.length === 0 ? 'dependencies    fine' : `dependencies    ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
