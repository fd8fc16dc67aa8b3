import { gzipSync } from 'fflate';
import { packTar, type TarEntry } from 'modern-tar';
import { READ } from '../../../files/access.ts';
import { toBytes, contentOf, contentOfBytes, type Node } from '../../../files/node.ts';
import { joinPath, normalizePath } from '../../../files/paths.ts';
import { mayWriteFile, mustBeAllowed } from '../../permissions.ts';
import { Ended, excludes, type Call } from './call.ts';

export async function create(call: Call): Promise<void> {
  const { context, options, operands, complaints, out } = call;
  const { session, cwd } = context;
  const { files, accounts } = session.target;
  if (operands.length === 0)
    throw new Ended(
      "tar: Cowardly refusing to create an empty archive\nTry 'tar --help' or 'tar --usage' for more information.",
    );
  const leavesOut = excludes(options.get('exclude'));
  const entries: TarEntry[] = [];
  const add = (path: string, name: string, found: Node): void => {
    if (leavesOut(name)) return;
    const node = options.has('dereference') ? (files.stat(path) ?? found) : found;
    const header = {
      mode: node.mode,
      uid: node.uid,
      gid: node.gid,
      uname: accounts.userName(node.uid) ?? '',
      gname: accounts.groupName(node.gid) ?? '',
      mtime: new Date(node.mtime),
      size: 0,
    };
    if (options.has('verbose')) out.push(node.kind === 'directory' ? `${name}/` : name);
    if (node.kind === 'link') entries.push({ header: { ...header, name, type: 'symlink', linkname: node.target } });
    else if (node.kind === 'file') {
      mustBeAllowed(session, name, node, READ);
      const body = toBytes(contentOf(node));
      entries.push({ header: { ...header, name, type: 'file', size: body.length }, body });
    } else {
      entries.push({ header: { ...header, name: `${name}/`, type: 'directory' } });
      for (const [each, child] of node.children) add(joinPath(path, each), `${name}/${each}`, child);
    }
  };
  for (const operand of operands) {
    const path = normalizePath(operand, call.directory);
    const node = files.lstat(path);
    if (node === undefined) {
      complaints.push(`tar: ${operand}: Cannot stat: No such file or directory`);
      continue;
    }
    const keepsRoot = options.has('absolute-names');
    if (operand.startsWith('/') && !keepsRoot) complaints.unshift("tar: Removing leading `/' from member names");
    const name = operand.replace(/\/+$/, '');
    add(path, keepsRoot ? name : name.replace(/^\/+/, ''), node);
  }
  const packed = await packTar(entries);
  const isZipped = options.has('gzip') || (options.has('auto-compress') && /\.t?gz$/.test(call.archive));
  const path = normalizePath(call.archive, cwd);
  mayWriteFile(session, path);
  const { uid, gid } = session.identity;
  // Omits the timestamp so that the same files always create the same archive.
  const content = contentOfBytes(isZipped ? gzipSync(packed, { mtime: 0 }) : packed);
  files.write(path, content, { umask: session.umask, uid, gid });
}
