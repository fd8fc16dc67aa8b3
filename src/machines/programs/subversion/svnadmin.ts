/** `svnadmin` of Subversion 1.14. */
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import { joinPath, normalizePath } from '../../../engine/machine/files/paths.ts';
import type { Target } from '../../../engine/machine/target.ts';
import type { PackageProgram } from '../../../engine/machine/shell/command.ts';

function createRepository({ files }: Target, path: string): ToolResult {
  if (files.exists(path) && (!files.isDirectory(path) || files.list(path).length > 0))
    return refuse(
      1,
      `svnadmin: E200011: Repository creation failed\nsvnadmin: E200011: '${path}' exists and is non-empty`,
    );
  for (const name of ['conf', 'db/revs/0', 'db/transactions', 'hooks', 'locks'])
    files.makeDirectories(joinPath(path, name));
  const contents = {
    'README.txt': "This is a Subversion repository; use the 'svnadmin' and 'svnlook' \ntools to examine it.\n",
    format: '5\n',
    'conf/svnserve.conf': '[general]\n# anon-access = read\n# auth-access = write\n',
    'conf/passwd': '[users]\n',
    'conf/authz': '[groups]\n',
    'db/current': '0\n',
    'db/format': '8\nlayout sharded 1000\naddressing logical\n',
    'db/fs-type': 'fsfs\n',
    'locks/db.lock': '',
  };
  for (const [name, content] of Object.entries(contents)) files.write(joinPath(path, name), content);
  return succeed();
}

const svnadmin: PackageProgram = (target, args, { cwd }) => {
  const [verb, path] = args.filter((word, index) => !word.startsWith('-') && args[index - 1] !== '--fs-type');
  if (verb === undefined) return refuse(1, "Type 'svnadmin help' for usage.");
  if (path === undefined) return refuse(1, 'svnadmin: E205000: Repository argument required');
  const repository = normalizePath(path, cwd);
  if (verb === 'create') return createRepository(target, repository);
  if (!target.files.exists(joinPath(repository, 'format')))
    return refuse(1, `svnadmin: E000002: Unable to open repository 'file://${repository}'`);
  return succeed(verb === 'verify' ? '* Verifying metadata at revision 0 ...\n* Verified revision 0.\n' : '');
};

export const programs = { svnadmin } as const;
