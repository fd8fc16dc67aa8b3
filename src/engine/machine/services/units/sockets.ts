/** Paths of the sockets that a daemon opens by default, by unit. */
export const SOCKETS: Readonly<Record<string, readonly string[]>> = {
  mariadb: ['/run/mysqld/mysqld.sock', '/var/lib/mysql/mysql.sock'],
  mysql: ['/run/mysqld/mysqld.sock'],
  mysqld: ['/var/lib/mysql/mysql.sock'],
  postgresql: ['/run/postgresql/.s.PGSQL.5432'],
  docker: ['/run/docker.sock'],
  dbus: ['/run/dbus/system_bus_socket'],
  haproxy: ['/run/haproxy/admin.sock'],
};
