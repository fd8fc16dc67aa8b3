/** Checks HAProxy's configuration, with HAProxy's messages. */
import { configLines, isPort, type UnitHost } from './unit.ts';

export const HAPROXY_CFG = '/etc/haproxy/haproxy.cfg';

const SECTIONS = new Set(
  'global defaults frontend backend listen peers resolvers userlist mailers cache program http-errors ring'.split(' '),
);
const NAMED = new Set(['frontend', 'backend', 'listen', 'peers', 'resolvers', 'userlist', 'mailers', 'cache']);
const PROXY = new Set(
  (
    'acl appsession backlog balance bind bind-process block capture compression cookie declare default-server default_backend description ' +
    'disabled dispatch enabled errorfile errorfiles errorloc external-check filter force-persist fullconn grace hash-type http-after-response ' +
    'http-check http-error http-request http-response http-reuse id ignore-persist load-server-state-from-file log log-format ' +
    'log-format-sd log-tag max-keep-alive-queue maxconn mode monitor monitor-uri no option persist rate-limit redirect retries retry-on ' +
    'server server-template server-state-file-name source stats stick stick-table tcp-check tcp-request tcp-response timeout ' +
    'transparent unique-id-format unique-id-header use_backend use-fcgi-app use-server monitor-net errorloc302 errorloc303 email-alert'
  ).split(' '),
);
const GLOBAL =
  /^(?:log|log-send-hostname|log-tag|chroot|user|group|uid|gid|daemon|master-worker|maxconn|max.*|nbproc|nbthread|pidfile|stats|ssl-.*|ca-base|crt-base|tune\..*|spread-checks|description|node|cpu-map|external-check|lua-load.*|server-state-.*|ulimit-n|unix-bind|hard-stop-after|default-path|h1-.*|insecure-.*|setenv|presetenv|no.*|quiet|debug|stats-file|localpeer|numa-cpu-mapping|set-dumpable|profiling.*|issuers-chain-path)$/;

export function checkHaproxy(host: UnitHost, file = HAPROXY_CFG): readonly string[] | undefined {
  const alert = (text: string): string => `[ALERT]    (4310) : config : ${text}`;
  const found: string[] = [];
  if (!host.files.exists(file))
    return [alert(`Cannot open configuration file/directory ${file} : No such file or directory`)];
  let section = '';
  let proxy = '';
  const backends = new Set<string>();
  const wanted: { readonly proxy: string; readonly keyword: string; readonly name: string }[] = [];
  for (const { number, text } of configLines(host.files.readText(file))) {
    const [keyword = '', ...rest] = text.split(/\s+/);
    const bad = (message: string): unknown => found.push(alert(`parsing [${file}:${number}] : ${message}`));
    if (SECTIONS.has(keyword)) {
      section = keyword;
      proxy = rest[0] ?? '';
      if (NAMED.has(keyword) && proxy === '') bad(`'${keyword}' expects an <id>.`);
      if (keyword === 'backend' || keyword === 'listen') backends.add(proxy);
      continue;
    }
    if (section === '') bad(`unknown keyword '${keyword}' out of section.`);
    else if (section === 'global' ? !GLOBAL.test(keyword) : isProxy(section) && !PROXY.has(keyword))
      bad(`unknown keyword '${keyword}' in '${section}' section`);
    else if (keyword === 'bind') {
      const port = /:(\d+)$/.exec(rest[0] ?? '')?.[1];
      if (rest.length === 0) bad("'bind' expects [addr1]:port1[-end1]{,[addr]:port[-end]}... as arguments.");
      else if (port !== undefined && !isPort(port)) bad(`'bind' : invalid port '${port}' specified`);
    } else if (keyword === 'server' && rest.length < 2)
      bad("'server' expects <name> and <addr>[:<port>] as arguments.");
    else if (keyword === 'mode' && !['http', 'tcp', 'health'].includes(rest[0] ?? ''))
      bad(`unknown proxy mode '${rest[0] ?? ''}'.`);
    else if (
      (keyword === 'default_backend' || keyword === 'use_backend') &&
      section !== 'defaults' &&
      !text.includes('%[')
    )
      wanted.push({ proxy, keyword, name: rest[0] ?? '' });
  }
  for (const { proxy: from, keyword, name } of wanted)
    if (!backends.has(name)) found.push(alert(`Proxy '${from}': unable to find required ${keyword}: '${name}'.`));
  if (found.length === 0) return undefined;
  return [
    ...found,
    alert(`Error(s) found in configuration file : ${file}`),
    alert('Fatal errors found in configuration.'),
  ];
}

function isProxy(section: string): boolean {
  return section === 'defaults' || section === 'frontend' || section === 'backend' || section === 'listen';
}
