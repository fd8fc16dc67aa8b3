import { describe, expect, it } from 'vitest';
import { createTarget } from '../../description.ts';
import { runShell } from '../run-shell.ts';
import type { Target } from '../../target.ts';

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

  it('cannot be reached while it does not run', async () => {
    const target = server();
    target.services.stop('mariadb');
    expect(await runShell(target, 'mysql shop')).toMatchObject({ exitCode: 1 });
    expect(await said(target, 'mysqladmin ping')).toContain('connect to server');
  });
});

describe('the databases of PostgreSQL', () => {
  it('are made by who has a role, and found in its lists', async () => {
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
});
