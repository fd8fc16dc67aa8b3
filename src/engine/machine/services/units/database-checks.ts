import { configLines, isPort, type ConfigCheck, type UnitHost } from './unit.ts';

/** Prefixes of the names of parameters (PostgreSQL 13 to 16, `guc_tables.c`). */
const POSTGRES_PARAMETER =
  /^(?:allow_|archive_|array_nulls|authentication_timeout|auto_explain|autovacuum|backend_flush|backslash_quote|backtrace_|bgwriter_|block_size|bonjour|bytea_output|check_function|checkpoint_|client_|cluster_name|commit_|compute_query_id|config_file|constraint_exclusion|cpu_|createrole_|cursor_tuple|data_|datestyle|db_user_namespace|deadlock_timeout|debug_|default_|dynamic_|effective_|enable_|escape_string|event_source|exit_on_error|external_pid_file|extra_float|force_parallel|from_collapse|fsync|full_page_writes|geqo|gin_|hash_mem|hba_file|hot_standby|huge_page|icu_|ident_file|idle_|ignore_|include|integer_|intervalstyle|jit|join_collapse|krb_|lc_|listen_addresses|lo_compat|local_preload|lock_timeout|log_|logging_collector|logical_|maintenance_|max_|min_|old_snapshot|operator_precedence|parallel_|password_encryption|plan_cache|port|post_auth|primary_|promote_|quote_all|random_page|recovery_|recursive_|remove_temp|reserved_|restart_after|restore_command|row_security|scram_|search_path|seq_page|session_|shared_|ssl|standard_conforming|statement_timeout|stats_|superuser_|sync|synchronous_|syslog_|tcp_|temp_|time|trace_|track_|transaction_|transform_null|unix_socket|update_process|vacuum_|wal_|work_mem|xml|zero_damaged)/i;
const HBA_TYPES: ReadonlySet<string> = new Set([
  'local',
  'host',
  'hostssl',
  'hostnossl',
  'hostgssenc',
  'hostnogssenc',
  'include',
  'include_if_exists',
  'include_dir',
]);

/**
 * Returns the directory of the cluster's configuration. On Debian, returns `undefined` if no cluster was initialized. On
 * Red Hat, the path is fixed, and may not exist.
 */
function clusterDirectory({ files, platform }: UnitHost): string | undefined {
  if (platform.family === 'redhat') return '/var/lib/pgsql/data';
  const root = '/etc/postgresql';
  if (!files.isDirectory(root)) return undefined;
  return files
    .list(root)
    .map((version) => `${root}/${version}/main`)
    .find((path) => files.isDirectory(path));
}

/** Returns PostgreSQL's error about a line `name = value`. */
function parameterMistake(text: string, file: string, line: number): string | undefined {
  const [, name = '', value = ''] = /^([A-Za-z_][\w.]*)\s*=?\s*('(?:[^']|'')*'|[^\s#']*)\s*(?:#.*)?$/.exec(text) ?? [];
  if (name === '' || value === '') {
    const near = /^([A-Za-z_][\w.]*)\s*=?\s*(\S*)/.exec(text)?.[2] ?? text.split(/\s+/)[0] ?? text;
    return `syntax error in file "${file}" line ${line}, near ${near === '' ? 'end of line' : `token "${near}"`}`;
  }
  if (!name.includes('.') && !POSTGRES_PARAMETER.test(name))
    return `unrecognized configuration parameter "${name}" in file "${file}" line ${line}`;
  const plain = value.replaceAll("'", '');
  if (/^port$/i.test(name) && !isPort(plain)) return `invalid value for parameter "port": "${plain}"`;
  return undefined;
}

export const checkPostgresql: ConfigCheck = (host) => {
  const { files, platform } = host;
  const directory = clusterDirectory(host);
  if (directory === undefined) return undefined;
  const file = `${directory}/postgresql.conf`;
  if (!files.exists(file)) {
    return platform.family === 'redhat'
      ? [
          `Directory "${directory}" is missing or empty.`,
          'Use "/usr/bin/postgresql-setup --initdb" to initialize the database cluster.',
        ]
      : [`Error: ${file} does not exist`];
  }
  const mistakes = configLines(files.readText(file)).flatMap(({ number, text }) => {
    const mistake = parameterMistake(text, file, number);
    return mistake === undefined ? [] : [`LOG:  ${mistake}`];
  });
  if (mistakes.length > 0) return [...mistakes, `FATAL:  configuration file "${file}" contains errors`];
  const access = `${directory}/pg_hba.conf`;
  const bad = files.exists(access)
    ? configLines(files.readText(access)).find(({ text }) => !HBA_TYPES.has(text.split(/\s+/)[0] ?? ''))
    : undefined;
  if (bad === undefined) return undefined;
  return [
    `LOG:  invalid connection type "${bad.text.split(/\s+/)[0] ?? ''}"`,
    `CONTEXT:  line ${bad.number} of configuration file "${access}"`,
    `FATAL:  could not load ${access}`,
  ];
};

/**
 * Checks memcached's configuration. Debian's file contains command-line options, one per line. RHEL's file sets
 * variables.
 */
export const checkMemcached: ConfigCheck = (host) => {
  const { files, platform, accounts } = host;
  const file = platform.family === 'debian' ? '/etc/memcached.conf' : '/etc/sysconfig/memcached';
  if (!files.exists(file)) return undefined;
  const lines = configLines(files.readText(file));
  const options =
    platform.family === 'debian'
      ? lines.flatMap(({ text }) => [/^-(\w)\s*(.*)$/.exec(text)?.slice(1) ?? []])
      : lines.map(({ text }) => {
          const [, name = '', value = ''] = /^(\w+)="?([^"]*)"?$/.exec(text) ?? [];
          return [{ PORT: 'p', USER: 'u', MAXCONN: 'c', CACHESIZE: 'm' }[name] ?? '', value];
        });
  for (const [option = '', value = ''] of options) {
    if (option === '') continue;
    if (!/[a-zA-Z]/.test(option) || /[GHJKNOQWXYZgjwxz]/.test(option))
      return [`memcached: invalid option -- '${option}'`, `Illegal argument "${option}"`];
    if (option === 'p' && value !== '0' && !isPort(value)) return [`invalid port number "${value}"`];
    if (option === 'm' && !/^[1-9]\d*$/.test(value)) return ['Number of megabytes must be greater than 0'];
    if (option === 'u' && accounts.user(value) === undefined) return [`can't find the user ${value} to switch to`];
  }
  return undefined;
};

const RABBIT_KEY =
  /^(?:listeners|num_acceptors|handshake_timeout|reverse_dns_lookups|loopback_users|ssl_options|auth_backends|auth_mechanisms|default_|vm_memory|total_memory|memory_monitor|disk_free|cluster_|mirroring_|queue_|raft|log|management|mqtt|stomp|web_|stream|prometheus|proxy_protocol|tcp_listen_options|ssl_|heartbeat|frame_max|max_message|channel_|connection_|collect_|statistics|hipe|mnesia|msg_store|lazy_queue|background_gc|product|motd|net_ticktime|auth_ldap|auth_http|auth_oauth2|consumer_|delegate_|distribution|password_hashing|permission|definitions|load_definitions|node_|ra_|trust_store|federation|shovel|sysmon|vmware|quorum_|classic_|quota|limits|anonymous|deprecated_features|advanced|include|kernel)/;

export const checkRabbitmq: ConfigCheck = ({ files }) => {
  const file = '/etc/rabbitmq/rabbitmq.conf';
  if (!files.exists(file)) return undefined;
  for (const { number, text } of configLines(files.readText(file))) {
    const [, key] = /^([\w.$-]+)\s*=/.exec(text) ?? [];
    if (key === undefined)
      return [
        'Failed to load configuration files:',
        `Error in ${file} at line ${number}: syntax error before: "${text}"`,
        'BOOT FAILED',
      ];
    if (!RABBIT_KEY.test(key))
      return [
        'Failed to prepare configuration:',
        `You've tried to set ${key}, but there is no setting with that name.`,
        'BOOT FAILED',
      ];
    const port = /^listeners\.\w+(?:\.\w+)?\s*=\s*(.*)$/.exec(text)?.[1];
    if (port !== undefined && port !== 'none' && !isPort(port.replace(/^.*:/, '')))
      return [`Transform failed: ${key} "${port}" cannot be converted to an address or a port`, 'BOOT FAILED'];
  }
  return undefined;
};
