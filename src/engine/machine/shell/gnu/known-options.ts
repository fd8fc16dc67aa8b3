/** Handles `--help` and unknown long options of Bunraku's own commands. */
import { refuse, succeed, type ToolResult } from '../../options.ts';
import { APT_OPTIONS, unknownAptOption } from '../../packages/apt-options.ts';
import type { SimulatedCommand } from '../command.ts';

interface KnownOptions {
  readonly usage: string;
  readonly long: readonly string[];
  /** Returns the error for an unknown option. By default, this is the error of GNU tools. */
  readonly refuse?: (option: string) => ToolResult;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function unrecognized(name: string, exitCode: number, more = ''): (option: string) => ToolResult {
  return (option) => refuse(exitCode, `${name}: unrecognized option '${option}'\n${more}`);
}

function inApt(option: string): ToolResult {
  return refuse(100, unknownAptOption(option));
}

const ACCOUNT = words('help root prefix');
const USER = [
  ...ACCOUNT,
  ...words(
    'badname base-dir btrfs-subvolume-home comment home-dir home defaults expiredate inactive gid groups skel key no-log-init create-home no-create-home no-user-group non-unique password system shell uid user-group selinux-user append lock unlock move-home login add-subuids del-subuids add-subgids del-subgids force remove',
  ),
];
const RPM = words(
  'help version query all install upgrade freshen erase verify import checksig list files listfiles info changelog configfiles docfiles file package requires provides whatprovides whatrequires conflicts obsoletes scripts last state queryformat qf quiet nodeps noscripts nosignature nodigest nogpg test force replacepkgs replacefiles oldpackage root dbpath define eval rebuilddb initdb hash percent verbose allmatches justdb notriggers recommends suggests',
);
const DNF = words(
  'help version assumeyes assumeno quiet verbose best nobest allowerasing skip-broken enablerepo disablerepo repo repoid enable disable set-enabled set-disabled nogpgcheck refresh cacheonly installroot releasever setopt exclude excludepkgs downloadonly all installed available security advisory noplugins disableplugin enableplugin color config debuglevel errorlevel rpmverbosity obsoletes nodocs showduplicates forcearch comment dump add-repo save upgrades enabled disabled',
);

const KNOWN: Readonly<Record<string, KnownOptions>> = {
  systemctl: {
    usage: `systemctl [OPTIONS...] COMMAND ...

Query or send control commands to the system manager.

Unit Commands:
  list-units                 List units that are running
  is-active PATTERN...       Check whether units are active
  is-failed PATTERN...       Check whether units are failed
  status [PATTERN...]        Show runtime status of one or more units
  start UNIT...              Start (activate) one or more units
  stop UNIT...               Stop (deactivate) one or more units
  reload UNIT...             Reload one or more units
  restart UNIT...            Start or restart one or more units
  try-restart UNIT...        Restart one or more units if active

Unit File Commands:
  list-unit-files            List installed unit files
  enable UNIT...             Enable one or more unit files (--now starts them, too)
  disable UNIT...            Disable one or more unit files
  mask UNIT...               Mask one or more units
  unmask UNIT...             Unmask one or more units
  is-enabled UNIT...         Check whether unit files are enabled
  daemon-reload              Reload the configuration of units`,
    long: words(
      'help version system user machine host type state failed property all recursive reverse after before with-dependencies job-mode show-transaction fail dry-run ignore-inhibitors kill-whom kill-who signal now quiet wait full runtime force preset-mode root lines output no-block no-wall no-pager no-legend no-ask-password value plain firmware-setup what read-only mkdir legend show-types check-inhibitors no-warn timestamp global marked value',
    ),
    refuse: unrecognized('systemctl', 1),
  },
  journalctl: {
    usage: `journalctl [OPTIONS...] [MATCHES...]

Query the journal.

  -u --unit=UNIT             Show logs from the specified unit
  -n --lines[=INTEGER]       Number of journal entries to show
  -x --catalog               Add message explanations where available
  -e --pager-end             Immediately jump to the end in the pager
     --no-pager              Do not pipe output into a pager`,
    long: words(
      'help version system user machine directory file root image namespace since until cursor after-cursor show-cursor cursor-file boot list-boots unit user-unit identifier priority facility grep case-sensitive dmesg output output-fields lines reverse follow no-tail quiet no-hostname utc truncate-newline catalog no-full all merge no-pager pager-end disk-usage vacuum-size vacuum-time vacuum-files rotate flush sync header',
    ),
    refuse: unrecognized('journalctl', 1),
  },
  service: {
    usage: 'Usage: service < option > | --status-all | [ service_name [ command | --full-restart ] ]',
    long: words('help version status-all full-restart'),
  },
  dpkg: {
    usage: `Usage: dpkg [<option>...] <command>

Commands:
  -l|--list [<pattern>...]         List packages concisely.
  -s|--status [<package>...]       Display package status details.
  -L|--listfiles <package>...      List files 'owned' by package(s).
  -S|--search <pattern>...         Find package(s) owning file(s).
  -r|--remove <package>...         Remove package(s).
  -P|--purge <package>...          Purge package(s).
  --print-architecture             Print dpkg architecture.
  --compare-versions <a> <op> <b>  Compare version numbers.`,
    long: words(
      'help version list status listfiles search remove purge install unpack configure print-architecture print-foreign-architectures add-architecture compare-versions get-selections set-selections audit force-confold force-confdef force-confnew force-confmiss force-all force-depends no-pager',
    ),
    refuse: (option) =>
      refuse(
        2,
        `dpkg: error: unknown option ${option}\n\nType dpkg --help for help about installing and deinstalling packages.`,
      ),
  },
  'apt-get': {
    usage: `Usage: apt-get [options] command

Most used commands:
  update - Retrieve new lists of packages
  upgrade - Perform an upgrade
  install - Install new packages (pkg is libc6 not libc6.deb)
  remove - Remove packages
  purge - Remove packages and config files
  autoremove - Remove automatically all unused packages
  clean - Erase downloaded archive files`,
    long: APT_OPTIONS,
    refuse: inApt,
  },
  apt: {
    usage: `Usage: apt [options] command

Most used commands:
  list - list packages based on package names
  show - show package details
  install - install packages
  remove - remove packages
  update - update list of available packages
  upgrade - upgrade the system by installing/upgrading packages`,
    long: APT_OPTIONS,
    refuse: inApt,
  },
  'apt-cache': {
    usage: `Usage: apt-cache [options] command

Most used commands:
  show - Show a readable record for the package
  search - Search the package list for a regex pattern
  policy - Show policy settings
  madison - List the available versions of packages
  pkgnames - List the names of all packages in the system`,
    long: APT_OPTIONS,
    refuse: inApt,
  },
  rpm: {
    usage: `Usage: rpm [OPTION...]

Query/Verify package selection options:
  -q, --query            query the packages that are named
  -a, --all              query/verify all packages
      --qf=QUERYFORMAT   use the following query format

Install/Upgrade/Erase options:
  -e, --erase=<package>+ erase (uninstall) package`,
    long: RPM,
    refuse: (option) => refuse(1, `rpm: ${option}: unknown option`),
  },
  dnf: {
    usage: `usage: dnf [options] COMMAND

List of Main Commands:

install                   install a package or packages on your system
list                      list a package or groups of packages
makecache                 generate the metadata cache
remove                    remove a package or packages from your system
repolist                  display the configured software repositories
upgrade                   upgrade a package or packages on your system`,
    long: DNF,
    refuse: (option) => refuse(2, `dnf: error: unrecognized arguments: ${option}`),
  },
  id: {
    usage: `Usage: id [OPTION]... [USER]...
Print user and group information for each specified USER,
or (when USER omitted) for the current process.

  -g, --group     print only the effective group ID
  -G, --groups    print all group IDs
  -n, --name      print a name instead of a number, for -ugG
  -u, --user      print only the effective user ID`,
    long: words('help version context group groups name real user zero'),
    refuse: unrecognized('id', 1, "Try 'id --help' for more information."),
  },
  getent: {
    usage: `Usage: getent [OPTION...] database [key ...]
Get entries from administrative database.

Supported databases:
passwd group hosts shadow services protocols`,
    long: words('help version usage service no-idn no-addrconfig'),
    refuse: unrecognized('getent', 64, "Try `getent --help' or `getent --usage' for more information."),
  },
  hostname: {
    usage: `Usage: hostname [-b] {hostname|-F file}         set host name (from file)
       hostname [-a|-A|-d|-f|-i|-I|-s|-y]       display formatted name
       hostname                                 display host name`,
    long: words('help version alias all-fqdns boot domain file fqdn long ip-address all-ip-addresses short yp nis'),
    refuse: unrecognized('hostname', 4, 'Usage: hostname [-a|-A|-d|-f|-i|-I|-s|-y]'),
  },
  uname: {
    usage: `Usage: uname [OPTION]...
Print certain system information.  With no OPTION, same as -s.

  -a, --all                print all information
  -s, --kernel-name        print the kernel name
  -n, --nodename           print the network node hostname
  -r, --kernel-release     print the kernel release
  -v, --kernel-version     print the kernel version
  -m, --machine            print the machine hardware name
  -o, --operating-system   print the operating system`,
    long: words(
      'help version all kernel-name nodename kernel-release kernel-version machine processor hardware-platform operating-system',
    ),
    refuse: unrecognized('uname', 1, "Try 'uname --help' for more information."),
  },
  crontab: {
    usage: `usage:	crontab [-u user] file
	crontab [-u user] -l
	crontab [-u user] -r
	(default operation is replace, per 1003.2)`,
    long: words('help'),
    refuse: (option) =>
      refuse(1, `crontab: invalid option -- '${option.charAt(1)}'\ncrontab: usage error: unrecognized option`),
  },
  useradd: {
    usage: 'Usage: useradd [options] LOGIN',
    long: USER,
    refuse: unrecognized('useradd', 2, 'Usage: useradd [options] LOGIN'),
  },
  usermod: {
    usage: 'Usage: usermod [options] LOGIN',
    long: USER,
    refuse: unrecognized('usermod', 2, 'Usage: usermod [options] LOGIN'),
  },
  userdel: {
    usage: 'Usage: userdel [options] LOGIN',
    long: USER,
    refuse: unrecognized('userdel', 2, 'Usage: userdel [options] LOGIN'),
  },
};

/** Makes a command support `--help` if its output is known, and reject unknown long options. */
export function withKnownOptions(command: SimulatedCommand): SimulatedCommand {
  const known = KNOWN[command.name === 'yum' ? 'dnf' : command.name];
  if (known === undefined) return command;
  const all = new Set(known.long);
  const complain = known.refuse ?? unrecognized(command.name, 1);
  return {
    ...command,
    run(args, context) {
      const ending = args.indexOf('--');
      const options = (ending < 0 ? args : args.slice(0, ending)).filter((word) => word.startsWith('--'));
      if (options.includes('--help')) return succeed(`${known.usage}\n`);
      const unknown = options.find((option) => !all.has(option.slice(2).split('=')[0] ?? ''));
      return unknown === undefined ? command.run(args, context) : complain(unknown);
    },
  };
}
