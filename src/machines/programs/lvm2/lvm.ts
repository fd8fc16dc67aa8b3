/** LVM's tools on a machine without physical volumes: lists are empty, and missing devices are errors (lvm2 2.03). */
import { refuse, succeed, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

const VALUES = /^(?:-[aonLlsicIrpuU]|--(?:name|size|extents|options|sort|stripes|units|separator|addtag|type|select))$/;

function listOperands(args: readonly string[]): readonly string[] {
  return args.filter((word, index) => !word.startsWith('-') && !VALUES.test(args[index - 1] ?? ''));
}

function volumeGroupMissing(operands: readonly string[]): ToolResult {
  // The name of a logical volume begins with its volume group: `/dev/data/web`, `data/web`.
  const groups = operands.map((each) => each.replace(/^\/dev\//, '').split('/')[0] ?? '');
  const lines = groups.map((group) => `  Volume group "${group}" not found\n  Cannot process volume group ${group}`);
  return lines.length === 0 ? succeed() : refuse(5, lines.join('\n'));
}

/** Refuses the devices of `pvcreate`, `vgcreate` and `vgextend`, because the machine has no block devices. */
function onDevices({ files }: Target, devices: readonly string[]): ToolResult {
  const missing = devices.filter((device) => !files.exists(device));
  if (devices.length === 0)
    return refuse(3, "  Please enter a physical volume path.\n  Run `pvcreate --help' for more information.");
  if (missing.length > 0) return refuse(5, missing.map((device) => `  No device found for ${device}.`).join('\n'));
  return refuse(5, devices.map((device) => `  Cannot use ${device}: device is not a block device`).join('\n'));
}

type LvmTool = (target: Target, args: readonly string[]) => ToolResult;

const onGroups: LvmTool = (_target, args) => volumeGroupMissing(listOperands(args));

const physical: LvmTool = (_target, args) => {
  const lines = listOperands(args).map((device) => `  Failed to find physical volume "${device}".`);
  return lines.length === 0 ? succeed() : refuse(5, lines.join('\n'));
};

const extended: LvmTool = (target, args) => {
  const [group = '', ...devices] = listOperands(args);
  const lacking = devices.filter((device) => !target.files.exists(device));
  return lacking.length > 0 ? onDevices(target, devices) : volumeGroupMissing([group]);
};

/** `lvcreate -n NAME -L SIZE GROUP`. */
const created: LvmTool = (_target, args) => {
  const operands = listOperands(args);
  return operands.length === 0
    ? refuse(3, "  No command with matching syntax recognised.  Run 'lvcreate --help' for more information.")
    : volumeGroupMissing(operands.slice(0, 1));
};

export const programs: Readonly<Record<string, LvmTool>> = {
  pvcreate: (target, args) => onDevices(target, listOperands(args)),
  vgcreate: (target, args) => onDevices(target, listOperands(args).slice(1)),
  vgextend: extended,
  lvcreate: created,
  pvs: physical,
  pvdisplay: physical,
  pvremove: physical,
  pvresize: physical,
  vgs: onGroups,
  vgdisplay: onGroups,
  vgremove: onGroups,
  vgchange: onGroups,
  lvs: onGroups,
  lvdisplay: onGroups,
  lvremove: onGroups,
  lvextend: onGroups,
  lvresize: onGroups,
  lvreduce: onGroups,
};
