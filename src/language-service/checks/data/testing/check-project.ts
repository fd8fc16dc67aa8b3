/** A project without faults. Tests replace its files with faulty ones. */
import { LineIndex } from '../../../../engine/index.ts';
import { LanguageService } from '../../../service.ts';

export const METADATA = {
  name: 'acme-profile',
  version: '0.1.0',
  author: 'acme',
  license: 'Apache-2.0',
  summary: 's',
  source: 'https://example.com',
  dependencies: [{ name: 'puppetlabs/apt', version_requirement: '>= 1.0.0' }],
};

export const BASE: Readonly<Record<string, string>> = {
  'hiera.yaml':
    '---\nversion: 5\nhierarchy:\n  - name: OS\n    path: "os/%{facts.os.family}.yaml"\n  - name: Common\n    path: common.yaml\n',
  'data/common.yaml': '---\nsite: x\n',
  'data/os/Debian.yaml': '---\n{}\n',
  'environment.conf': 'modulepath = site-modules:modules:$basemodulepath\n',
  'manifests/site.pp': "include profile::web\n$a = lookup('profile::web::other')\n",
  'site-modules/profile/manifests/web.pp': `class profile::web (
  Profile::Port $port = 80,
  Enum['fast', 'safe'] $mode = 'safe',
  Boolean $tls = false,
  Hash[String, Struct[{ uid => Integer, Optional[shell] => String }]] $users = {},
  Optional[Array[String[1]]] $groups = undef,
  Variant[Integer, Enum['auto']] $workers = 'auto',
  Sensitive[String] $password = Sensitive(''),
  Stdlib::Absolutepath $docroot = '/srv',
  Integer $needed,
) {
  apt::source { 'x': }
}
`,
  'site-modules/profile/types/port.pp': 'type Profile::Port = Integer[1, 65535]\n',
  'site-modules/profile/metadata.json': JSON.stringify(METADATA, null, 2),
  'modules/apt/manifests/source.pp': 'define apt::source () { }\n',
};

/** Returns the findings in one file of the changed project as `line severity CODE marked: message`. */
export function check(changes: Readonly<Record<string, string>>, only: string): readonly string[] {
  return checkProject({ ...BASE, ...changes }, only);
}

/** Returns the findings in one file of a project as `line severity CODE marked: message`. */
export function checkProject(files: Readonly<Record<string, string>>, only: string): readonly string[] {
  const service = new LanguageService();
  service.update({ files: new Map(Object.entries(files)), facts: {} });
  const found = new Map<string, readonly string[]>();
  for (let answer = service.check({ first: only }); ; answer = service.check({ first: only, since: answer })) {
    for (const { file, findings } of answer.files) {
      const text = files[file] ?? '';
      const lines = new LineIndex(text);
      // The classes of the project do not use their parameters, which exist only for the checks of data.
      const wrong = findings.filter(({ isUnused }) => isUnused !== true);
      const rows = wrong.map(({ severity, code, message, span = { offset: 0, length: 0 } }) => {
        const marked = text.slice(span.offset, span.offset + span.length);
        return `${lines.positionAt(span.offset).line} ${severity} ${code} ${marked}: ${message}`;
      });
      found.set(file, rows);
    }
    if (answer.isDone) return found.get(only) ?? [];
  }
}

/** Returns the findings after a file's content was replaced. Cuts each one to the length of the expected one. */
export function findings(file: string, text: string, expected: readonly string[]): readonly string[] {
  return check({ [file]: text }, file).map((row, index) => row.slice(0, expected[index]?.length ?? row.length));
}
