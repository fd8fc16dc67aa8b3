/** Behavior of the built-in resource types, by type. A type without an entry does nothing on a machine. */
import type { TypeBehavior } from '../resource-types/behavior.ts';
import { augeas } from './augeas/augeas.ts';
import { concatFile } from './concat/concat-file.ts';
import { cron } from './cron/cron.ts';
import { exec } from './exec/exec.ts';
import { file } from './file/file.ts';
import { group } from './group/group.ts';
import { host } from './host/host.ts';
import { mailalias } from './mailalias/mailalias.ts';
import { mount } from './mount/mount.ts';
import { notify } from './notify/notify.ts';
import { packageBehavior } from './package/package.ts';
import { resourcesBehavior } from './resources/resources.ts';
import { service } from './service/service.ts';
import { sshAuthorizedKey } from './sshkeys/ssh-authorized-key.ts';
import { sshkey } from './sshkeys/sshkey.ts';
import { anchor } from './stdlib/anchor.ts';
import { fileLine } from './stdlib/file-line.ts';
import { tidy } from './tidy/tidy.ts';
import { user } from './user/user.ts';
import { yumrepo } from './yumrepo/yumrepo.ts';

export const builtinBehaviors: ReadonlyMap<string, TypeBehavior> = new Map(
  Object.entries({
    anchor,
    augeas,
    concat_file: concatFile,
    cron,
    exec,
    file,
    file_line: fileLine,
    group,
    host,
    mailalias,
    mount,
    notify,
    package: packageBehavior,
    resources: resourcesBehavior,
    service,
    ssh_authorized_key: sshAuthorizedKey,
    sshkey,
    tidy,
    user,
    yumrepo,
  }),
);
