/**
 * `update-ca-certificates` (Debian's ca-certificates): creates symlinks to the machine's own certificates, and a bundle
 * of all certificates.
 */
import { succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

const STORE = '/etc/ssl/certs';
const LOCAL = '/usr/local/share/ca-certificates';
const BUNDLE = `${STORE}/ca-certificates.crt`;

/** All files below a directory whose names end in `.crt`. */
function certificatesBelow(target: Target, directory: string): readonly string[] {
  const { files } = target;
  if (!files.isDirectory(directory)) return [];
  return files.list(directory).flatMap((name) => {
    const path = `${directory}/${name}`;
    if (files.isDirectory(path)) return certificatesBelow(target, path);
    return name.endsWith('.crt') ? [path] : [];
  });
}

function updateCaCertificates(target: Target, args: readonly string[]): ToolResult {
  const { files } = target;
  files.makeDirectories(STORE);
  const wanted = new Map<string, string>(
    certificatesBelow(target, LOCAL).map((path) => {
      const name = path
        .slice(path.lastIndexOf('/') + 1, -'.crt'.length)
        .replaceAll(' ', '_')
        .replaceAll(/[()]/g, '=');
      return [`${STORE}/${name}.pem`, path];
    }),
  );
  let [added, removed] = [0, 0];
  for (const name of files.list(STORE)) {
    const path = `${STORE}/${name}`;
    const node = files.lstat(path);
    if (node?.kind !== 'link' || !node.target.startsWith(`${LOCAL}/`)) continue;
    if (wanted.get(path) === node.target && !args.includes('--fresh')) continue;
    files.unlink(path);
    if (!wanted.has(path)) removed += 1;
  }
  for (const [path, source] of wanted)
    if (files.lstat(path) === undefined) {
      files.symlink(source, path);
      added += 1;
    }
  const own = [...wanted.values()].map((path) => files.readText(path)).join('');
  if (added + removed > 0) files.write(BUNDLE, own);
  return succeed(
    `Updating certificates in ${STORE}...\n${added} added, ${removed} removed; done.\nRunning hooks in /etc/ca-certificates/update.d...\ndone.\n`,
  );
}

export const programs = { 'update-ca-certificates': updateCaCertificates } as const;
