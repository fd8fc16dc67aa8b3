import type { NodesApi, NodesVersion, VersionFiles } from '../protocol/nodes/nodes.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';

/** Maximum number of UTF-16 code units in one message to a worker. Copying a longer message would block the page. */
const PIECE = 1_000_000;

export async function sendVersion(
  api: Pick<NodesApi, 'keepFiles'>,
  { id, files }: NodesVersion & { readonly files: ProjectFiles },
  base: (NodesVersion & { readonly files: ProjectFiles }) | undefined,
): Promise<void> {
  const before = base?.files ?? {};
  const changed = Object.entries(files).filter(([path, text]) => before[path] !== text);
  const gone = Object.keys(before).filter((path) => files[path] === undefined);
  const start: Pick<VersionFiles, 'id' | 'base'> = { id, ...(base === undefined ? {} : { base: base.id }) };
  await api.keepFiles({ ...start, files: Object.fromEntries(gone.map((path) => [path, null])) });
  let piece: Record<string, string> = {};
  let length = 0;
  for (const [path, text] of changed) {
    piece[path] = text;
    length += text.length;
    if (length < PIECE) continue;
    await api.keepFiles({ id, files: piece });
    piece = {};
    length = 0;
  }
  if (length > 0 || Object.keys(piece).length > 0) await api.keepFiles({ id, files: piece });
}
