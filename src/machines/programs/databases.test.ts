import { describe, expect, it } from 'vitest';
import { createTarget } from '../../engine/machine/description.ts';
import { runShell } from '../../engine/machine/shell/run-shell.ts';
import type { Target } from '../../engine/machine/target.ts';

async function said(target: Target, line: string): Promise<string> {
  const { stdout, stderr } = await runShell(target, line);
  return stdout + stderr;
}

describe('the databases of MariaDB', () => {
  function server(): Target {
    const target = createTarget();
    target.packages.install('mariadb-server');
    return target;
  }

  it('are directories of its data, made and removed by its clients', async () => {
    const target = server();
    expect(await runShell(target, 'mysql -uroot -psecret shop')).toMatchObject({
      exitCode: 1,
      stderr: "ERROR 1049 (42000): Unknown database 'shop'\n",
    });
    expect(await said(target, 'mysql -e "CREATE DATABASE IF NOT EXISTS \\`shop\\` CHARACTER SET utf8mb4"')).toBe('');
    expect(target.files.isDirectory('/var/lib/mysql/shop')).toBe(true);
    expect(await runShell(target, 'mysql shop -e "select 1"')).toMatchObject({ exitCode: 0, stdout: '1\n1\n' });
    expect(await said(target, 'mysql -NBe "show databases like \'sho%\'"')).toBe('shop\n');
    expect(await said(target, 'mysqladmin create shop')).toBe(
      "mysqladmin: CREATE DATABASE failed; error: 'Can't create database 'shop'; database exists'\n",
    );
    expect(await said(target, 'mysqladmin -f drop shop')).toBe('Database "shop" dropped\n');
    expect(await said(target, 'echo "DROP DATABASE shop;" | mysql')).toContain("Can't drop database 'shop'");
    expect(await said(target, 'mysql -e "show databases"')).toBe(
      'Database\ninformation_schema\nmysql\nperformance_schema\nsys\n',
    );
  });

  it('have accounts with passwords, limits and grants', async () => {
    const target = server();
    const asks = async (statement: string): Promise<string> =>
      (await said(target, `mysql -NBe "${statement.replaceAll('`', '\\`')}"`)).trim();
    expect(await asks("SELECT CONCAT(User, '@',Host) AS User FROM mysql.user")).toBe(
      'mariadb.sys@localhost\nroot@localhost\nmysql@localhost',
    );
    await asks("CREATE USER IF NOT EXISTS 'wiki'@'%' IDENTIFIED WITH 'mysql_native_password' AS '*ABC'");
    await asks("ALTER USER 'wiki'@'%' WITH MAX_USER_CONNECTIONS 5 MAX_QUERIES_PER_HOUR 0");
    const row =
      "SELECT MAX_USER_CONNECTIONS, PASSWORD /*!50508 , PLUGIN */ FROM mysql.user WHERE CONCAT(user, '@', host) = 'wiki@%'";
    expect(await asks(row)).toBe('5\t*ABC\tmysql_native_password');
    await asks("SET PASSWORD FOR 'wiki'@'%' = PASSWORD('secret')");
    expect(await asks(row)).toContain('*14E65567ABDB5135D0CFD9A70B3032C179A49EE7');
    await asks("GRANT SELECT, INSERT ON `wiki`.* TO 'wiki'@'%' WITH GRANT OPTION");
    expect(await asks("SHOW GRANTS FOR 'wiki'@'%'")).toContain(
      'GRANT SELECT, INSERT ON `wiki`.* TO `wiki`@`%` WITH GRANT OPTION',
    );
    await asks("REVOKE INSERT ON `wiki`.* FROM 'wiki'@'%'");
    expect(await asks("SHOW GRANTS FOR 'wiki'@'%'")).toContain('GRANT SELECT ON `wiki`.* TO');
    expect(await asks("REVOKE SELECT ON `none`.* FROM 'wiki'@'%'")).toContain('There is no such grant defined');
    await asks("DROP USER 'wiki'@'%'");
    expect(await asks(row)).toBe('');
    await asks('create database `wiki` character set `latin1` collate `latin1_bin`');
    expect(await said(target, `mysql -NBe "show variables like '%_database'" wiki`)).toBe(
      'character_set_database\tlatin1\ncollation_database\tlatin1_bin\n',
    );
  });

  it('cannot be reached while it does not run', async () => {
    const target = server();
    target.services.stop('mariadb');
    expect(await runShell(target, 'mysql shop')).toMatchObject({ exitCode: 1 });
    expect(await said(target, 'mysqladmin ping')).toContain('connect to server');
  });
});

describe('the databases of PostgreSQL', () => {
  it('are created by users with a role, and listed', async () => {
    const target = createTarget();
    target.packages.install('postgresql');
    expect(await said(target, 'createdb shop')).toContain('FATAL:  role "root" does not exist');
    expect(await said(target, 'psql -U postgres -l')).toContain('Peer authentication failed for user "postgres"');
    const asPostgres = (line: string): Promise<string> => said(target, `su postgres -c "${line}"`);
    const query = 'psql -tAc \\"SELECT 1 FROM pg_database WHERE datname=\'shop\'\\"';
    expect(await asPostgres(query)).toBe('');
    expect(await asPostgres('createdb -O postgres shop')).toBe('');
    expect(await asPostgres(query)).toBe('1\n');
    expect(await asPostgres('createdb shop')).toBe(
      'createdb: error: database creation failed: ERROR:  database "shop" already exists\n',
    );
    expect(await asPostgres('psql -lqt | cut -d \\| -f 1 | grep -w shop')).toContain('shop');
    expect(await asPostgres("psql -c 'CREATE ROLE web'")).toBe('CREATE ROLE\n');
    expect(await asPostgres("psql -c 'SELECT rolname FROM pg_roles'")).toBe(
      ' rolname  \n----------\n postgres\n web\n(2 rows)\n\n',
    );
    expect(await asPostgres('dropdb shop; psql shop')).toContain('FATAL:  database "shop" does not exist');
  });

  it('have owners and privileges, which limit roles', async () => {
    const target = createTarget();
    target.packages.install('postgresql');
    const asks = async (statement: string): Promise<string> =>
      (
        await said(
          target,
          `su postgres -c 'psql -tAX -c "${statement.replaceAll("'", "'\\''").replaceAll('"', '\\"')}"'`,
        )
      ).trim();
    const counts = (query: string): Promise<string> => asks(`SELECT COUNT(*) FROM (${query}) count`);
    await asks(`CREATE ROLE "web" ENCRYPTED PASSWORD 'md5abc' LOGIN NOCREATEROLE CREATEDB CONNECTION LIMIT 3`);
    expect(await counts("SELECT 1 FROM pg_roles WHERE rolname = 'web' AND rolcreatedb = true")).toBe('1');
    expect(await counts("SELECT 1 FROM pg_roles WHERE rolname = 'web' AND rolconnlimit = 3")).toBe('1');
    expect(await counts("SELECT 1 FROM pg_shadow WHERE usename = 'web' AND passwd = 'md5abc'")).toBe('1');
    expect(await asks('ALTER ROLE "web" NOCREATEDB')).toBe('ALTER ROLE');
    expect(await counts("SELECT 1 FROM pg_roles WHERE rolname = 'web' AND rolcreatedb = true")).toBe('0');
    expect(await asks('ALTER ROLE "none" LOGIN')).toBe('ERROR:  role "none" does not exist');
    await asks('CREATE DATABASE "shop" WITH TEMPLATE = "template0"');
    const allowed = "SELECT 1 WHERE has_database_privilege('web', 'shop', 'CREATE') = true";
    expect(await counts(allowed)).toBe('0');
    expect(await asks('GRANT ALL ON DATABASE "shop" TO "web"')).toBe('GRANT');
    expect(await counts(allowed)).toBe('1');
    await asks('REVOKE ALL ON DATABASE "shop" FROM "web"');
    await asks('ALTER DATABASE "shop" OWNER TO "web"');
    expect(await counts(allowed)).toBe('1');
    const owned =
      "SELECT 1 FROM pg_database JOIN pg_roles rol ON datdba = rol.oid WHERE datname = 'shop' AND rolname = 'web'";
    expect(await counts(owned)).toBe('1');
  });
});
