/** Answers Ruby's queries about modes and owners of files, which WASI does not support. */
import type { RubySession } from './session.ts';
import { toText } from './values/json.ts';

export function answerFileModes(session: RubySession): void {
  const { files } = session.options.target;
  session.answer('file_status', (path, follows) => {
    const node = follows === true ? files.stat(toText(path)) : files.lstat(toText(path));
    return node === undefined ? null : { kind: node.kind, mode: node.mode, uid: node.uid, gid: node.gid };
  });
  session.answer('chmod', (path, mode) => {
    files.chmod(toText(path), Number(mode));
    return null;
  });
  session.answer('chown', (path, uid, gid, follows) => {
    files.chown(toText(path), toAccount(uid), toAccount(gid), follows === true);
    return null;
  });
}

/** Converts a UID or GID from Ruby. Returns undefined for nil and -1, which keep the current owner or group. */
function toAccount(number: unknown): number | undefined {
  return typeof number === 'number' && number >= 0 ? number : undefined;
}
