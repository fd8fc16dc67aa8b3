/**
 * `a2enmod`, `a2dissite` and similar programs create and remove symlinks in `…-enabled` to files in `…-available`.
 * `a2query` lists what is enabled (apache2 2.4).
 */
import { joinPath } from '../../../engine/machine/files/paths.ts';
import { refuse, type ToolResult } from '../../../engine/machine/options.ts';
import type { Target } from '../../../engine/machine/target.ts';

const CONF = '/etc/apache2';
const MARKERS = '/var/lib/apache2';

interface Kind {
  /** Prefix of the directories `mods-available` and `mods-enabled`. */
  readonly folder: 'sites' | 'mods' | 'conf';
  readonly noun: 'site' | 'module' | 'conf';
  readonly suffix: '.conf' | '.load';
  readonly activation: 'reload' | 'restart';
}

const KINDS = {
  site: { folder: 'sites', noun: 'site', suffix: '.conf', activation: 'reload' },
  mod: { folder: 'mods', noun: 'module', suffix: '.load', activation: 'restart' },
  conf: { folder: 'conf', noun: 'conf', suffix: '.conf', activation: 'reload' },
} as const satisfies Readonly<Record<string, Kind>>;

/** Modules that most configurations need, which only `-f` disables. */
const ESSENTIAL = new Set(
  'alias auth_basic authn_file authz_host authz_user autoindex deflate dir env filter logio mime negotiation setenvif unixd version watchdog'.split(
    ' ',
  ),
);

const SSL_ADVICE =
  'See /usr/share/doc/apache2/README.Debian.gz on how to configure SSL and create self-signed certificates.\n';

class Aborted extends Error {}

class Switch {
  readonly #target: Target;
  readonly #kind: Kind;
  readonly #enable: boolean;
  readonly #isForced: boolean;
  readonly #isQuiet: boolean;
  #hasChanged = false;
  #stdout = '';
  #stderr = '';

  constructor(target: Target, kind: Kind, enable: boolean, args: readonly string[]) {
    this.#target = target;
    this.#kind = kind;
    this.#enable = enable;
    const flags = args.filter((each) => each.startsWith('-'));
    this.#isForced = flags.some((flag) => /^-\w*f|^--force$/.test(flag));
    this.#isQuiet = flags.some((flag) => /^-\w*q|^--quiet$/.test(flag));
  }

  run(names: readonly string[]): ToolResult {
    let exitCode = 0;
    try {
      const wanted = names.flatMap((name) => {
        const found = this.#matching(name.endsWith(this.#kind.suffix) ? name.slice(0, -5) : name);
        if (found.length > 0) return found;
        this.#error(`No ${this.#kind.noun} found matching ${name}!`);
        exitCode = 1;
        return [];
      });
      for (const name of wanted) if (!this.#act(name)) exitCode = 1;
    } catch (thrown) {
      if (!(thrown instanceof Aborted)) throw thrown;
      return { exitCode: 1, stdout: this.#stdout, stderr: this.#stderr };
    }
    if (this.#hasChanged)
      this.#info(`To activate the new configuration, you need to run:\n  systemctl ${this.#kind.activation} apache2\n`);
    return { exitCode, stdout: this.#stdout, stderr: this.#stderr };
  }

  #path(which: 'available' | 'enabled', file: string): string {
    return `${CONF}/${this.#kind.folder}-${which}/${file}`;
  }

  /**
   * Returns the names of the modules, sites or configurations that match a pattern with `*`. Returns a name without `*`
   * unchanged.
   */
  #matching(name: string): readonly string[] {
    const { files } = this.#target;
    if (!name.includes('*')) return [name];
    const folder = this.#path(this.#enable ? 'available' : 'enabled', '');
    const [head = '', tail = ''] = name.split('*');
    return files
      .list(folder)
      .filter((file) => file.endsWith(this.#kind.suffix))
      .map((file) => file.slice(0, -this.#kind.suffix.length))
      .filter((each) => each.startsWith(head) && each.endsWith(tail));
  }

  #act(given: string): boolean {
    const { suffix, noun } = this.#kind;
    const { files } = this.#target;
    const isModule = noun === 'module';
    const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
    const isThreaded = !files.exists(this.#path('enabled', 'mpm_prefork.load'));
    const selectsCgid = isModule && this.#enable && given === 'cgi' && isThreaded;
    if (selectsCgid) this.#print('Your MPM seems to be threaded. Selecting cgid instead of cgi.\n');
    const name = selectsCgid ? 'cgid' : given;
    const [available, link] = [this.#path('available', name + suffix), this.#path('enabled', name + suffix)];
    if (!files.exists(available)) {
      const isDangling = files.lstat(link) !== undefined && !files.exists(link);
      if (isDangling && !this.#enable) {
        this.#info(`removing dangling symlink ${link}\n`);
        files.unlink(link);
        return true;
      }
      if (isDangling) this.#error(`${link} is a dangling symlink!`);
      this.#error(`${title} ${name} does not exist!`);
      return false;
    }
    if (isModule && !(this.#enable ? this.#enableNeeded(name, available) : this.#mayDisable(name))) return false;
    const settings = this.#path('available', `${name}.conf`);
    const settingsLink = isModule && files.exists(settings) ? this.#path('enabled', `${name}.conf`) : undefined;
    if (this.#enable) {
      if (files.lstat(link) !== undefined && files.exists(link)) {
        if (settingsLink === undefined || files.lstat(settingsLink) !== undefined)
          this.#info(`${title} ${name} already enabled\n`);
        else {
          this.#print(`Enabling config file ${name}.conf.\n`);
          this.#link(settings, settingsLink);
        }
        return true;
      }
      if (settingsLink !== undefined && files.lstat(settingsLink) === undefined) this.#link(settings, settingsLink);
      this.#print(`Enabling ${noun} ${name}.\n`);
      if (isModule && name === 'ssl') this.#info(SSL_ADVICE);
      this.#link(available, link);
      this.#mark(name);
      return true;
    }
    if (files.lstat(link) === undefined) {
      this.#info(`${title} ${name} already disabled\n`);
      return true;
    }
    if (isModule && ESSENTIAL.has(name) && !this.#isForced) this.#askAbout(name);
    if (files.lstat(link)?.kind === 'link') this.#unlink(link);
    if (settingsLink !== undefined && files.lstat(settingsLink) !== undefined) this.#unlink(settingsLink);
    this.#mark(name);
    this.#print(`${title} ${name} disabled.\n`);
    return true;
  }

  /** Names after `# Depends:` or `# Conflicts:` at the head of a module's file. */
  #named(word: 'Depends' | 'Conflicts', path: string): readonly string[] {
    const { files } = this.#target;
    const line = files.exists(path) ? new RegExp(`^# ${word}:[ \\t]+(.*)$`, 'm').exec(files.readText(path)) : null;
    return line?.[1]?.trim().split(/\s+/) ?? [];
  }

  #enableNeeded(name: string, available: string): boolean {
    for (const needed of this.#named('Depends', available)) {
      this.#info(`Considering dependency ${needed} for ${name}:\n`);
      if (!this.#act(needed)) {
        this.#error(`Could not enable dependency ${needed} for ${name}, aborting`);
        return false;
      }
    }
    let isFree = true;
    for (const other of this.#named('Conflicts', available)) {
      this.#info(`Considering conflict ${other} for ${name}:\n`);
      if (!this.#target.files.exists(this.#path('enabled', `${other}.load`))) continue;
      this.#error(`Module ${other} is enabled - cannot proceed due to conflicts. It needs to be disabled first!`);
      isFree = false;
    }
    return isFree;
  }

  #mayDisable(name: string): boolean {
    const { files } = this.#target;
    const depending = files
      .list(`${CONF}/mods-enabled`)
      .filter((file) => file.endsWith('.load'))
      .filter((file) => this.#named('Depends', this.#path('enabled', file)).includes(name))
      .map((file) => file.slice(0, -'.load'.length));
    if (depending.length === 0) return true;
    if (!this.#isForced) {
      this.#error(`The following modules depend on ${name} and need to be disabled first: ${depending.join(' ')}`);
      return false;
    }
    return depending.every((each) => {
      this.#info(`Considering dependency ${each} for ${name}:\n`);
      return this.#act(each);
    });
  }

  /** Ends the command if the module is essential. The real program asks for confirmation, which an exec cannot give. */
  #askAbout(name: string): never {
    this.#print(
      'WARNING: The following essential module will be disabled.\n' +
        'This might result in unexpected behavior and should NOT be done\n' +
        `unless you know exactly what you are doing!\n ${name}\n\n` +
        "To continue type in the phrase 'Yes, do as I say!' or retry by passing '-f': Aborting\n",
    );
    throw new Aborted();
  }

  #link(path: string, link: string): void {
    const { files } = this.#target;
    files.makeDirectories(`${CONF}/${this.#kind.folder}-enabled`);
    if (files.lstat(link) !== undefined) files.unlink(link);
    files.symlink(`..${path.slice(CONF.length)}`, link);
    this.#hasChanged = true;
  }

  #unlink(link: string): void {
    this.#target.files.unlink(link);
    this.#hasChanged = true;
  }

  /**
   * Records that the administrator, not a package, enabled or disabled the module, site or configuration. `a2query`
   * prints this.
   */
  #mark(name: string): void {
    const { files } = this.#target;
    const folder = `${MARKERS}/${this.#kind.noun}`;
    for (const state of ['enabled', 'disabled'])
      for (const who of ['admin', 'maint']) {
        const marker = `${folder}/${state}_by_${who}/${name}`;
        if (files.exists(marker)) files.unlink(marker);
      }
    const chosen = `${folder}/${this.#enable ? 'enabled' : 'disabled'}_by_admin`;
    files.makeDirectories(chosen);
    files.write(joinPath(chosen, name), '');
  }

  #print(text: string): void {
    this.#stdout += text;
  }

  #info(text: string): void {
    if (!this.#isQuiet) this.#print(text);
  }

  #error(text: string): void {
    this.#stderr += `ERROR: ${text}\n`;
  }
}

function apacheSwitch(kind: Kind, enable: boolean) {
  return (target: Target, args: readonly string[]): ToolResult =>
    new Switch(target, kind, enable, args).run(args.filter((each) => !each.startsWith('-')));
}

const QUERIES: Readonly<Record<string, Kind>> = { '-s': KINDS.site, '-m': KINDS.mod, '-c': KINDS.conf };

/**
 * `a2query -m NAME`: prints whether a module, site or configuration is enabled, and whether the package or the
 * administrator enabled it.
 */
function a2query({ files }: Target, args: readonly string[]): ToolResult {
  const isQuiet = args.includes('-q');
  const at = args.findIndex((word) => QUERIES[word] !== undefined);
  const kind = QUERIES[args[at] ?? ''];
  if (kind === undefined) return refuse(1, 'Usage: a2query [-m [MODULE]] [-s [SITE]] [-c [CONF]] [-q]');
  const enabled = files
    .list(`${CONF}/${kind.folder}-enabled`)
    .filter((file) => file.endsWith(kind.suffix))
    .map((file) => file.slice(0, -kind.suffix.length));
  const by = (state: 'enabled' | 'disabled', name: string): string =>
    files.exists(`${MARKERS}/${kind.noun}/${state}_by_admin/${name}`) ? 'site administrator' : 'maintainer script';
  const wanted = args[at + 1]?.replace(/^mod_/, '').replace(/\.(?:conf|load)$/, '');
  const shown = wanted === undefined ? enabled : enabled.filter((name) => name === wanted);
  const stdout = shown.map((name) => `${name} (enabled by ${by('enabled', name)})\n`).join('');
  if (shown.length > 0 || wanted === undefined) return { exitCode: 0, stdout: isQuiet ? '' : stdout, stderr: '' };
  const isOff = files.exists(`${CONF}/${kind.folder}-available/${wanted}${kind.suffix}`);
  const isAdmins = by('disabled', wanted) === 'site administrator';
  const stderr = `No ${kind.noun} matches ${wanted}${isOff ? ` (disabled by ${by('disabled', wanted)})` : ''}\n`;
  return { exitCode: isOff ? (isAdmins ? 32 : 33) : 1, stdout: '', stderr: isQuiet ? '' : stderr };
}

export const programs = {
  a2ensite: apacheSwitch(KINDS.site, true),
  a2dissite: apacheSwitch(KINDS.site, false),
  a2enmod: apacheSwitch(KINDS.mod, true),
  a2dismod: apacheSwitch(KINDS.mod, false),
  a2enconf: apacheSwitch(KINDS.conf, true),
  a2disconf: apacheSwitch(KINDS.conf, false),
  a2query,
} as const;
