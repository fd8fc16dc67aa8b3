/** The resource types that come with Bunraku. */
import type { ResourceTypeDefinition } from './definition.ts';
import { stage } from './component.ts';
import { concatFile } from './concat/concat-file.ts';
import { concatFragment } from './concat/concat-fragment.ts';
import { cron } from './cron/cron.ts';
import { exec } from './exec/exec.ts';
import { file } from './file/file.ts';
import { filebucket } from './filebucket/filebucket.ts';
import { group } from './group/group.ts';
import { host } from './host/host.ts';
import { mailalias } from './mailalias/mailalias.ts';
import { mount } from './mount/mount.ts';
import { notify } from './notify/notify.ts';
import { packageType } from './package/package.ts';
import { resourcesType } from './resources/resources.ts';
import { schedule } from './schedule/schedule.ts';
import { service } from './service/service.ts';
import { anchor } from './stdlib/anchor.ts';
import { fileLine } from './stdlib/file-line.ts';
import { sshAuthorizedKey } from './sshkeys/ssh-authorized-key.ts';
import { sshkey } from './sshkeys/sshkey.ts';
import { tidy } from './tidy/tidy.ts';
import { augeas, selboolean, selmodule } from './unsupported/unsupported.ts';
import { user } from './user/user.ts';
import { yumrepo } from './yumrepo/yumrepo.ts';
import { typeRegistry, type TypeRegistry } from './registry.ts';

const types: readonly ResourceTypeDefinition[] = [
  anchor,
  augeas,
  concatFile,
  concatFragment,
  cron,
  exec,
  file,
  fileLine,
  filebucket,
  group,
  host,
  mailalias,
  mount,
  notify,
  packageType,
  resourcesType((): TypeRegistry => builtinTypes),
  schedule,
  selboolean,
  selmodule,
  service,
  sshAuthorizedKey,
  sshkey,
  stage,
  tidy,
  user,
  yumrepo,
];

export const builtinTypes = typeRegistry(types);
