# case: {"modules":["mysql","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"packages":["mariadb-client","python3-mysqldb","libdbd-mysql-perl"],"look":["/root/.my.cnf"]}
class { 'mysql::client': package_name => 'mariadb-client' }
class { 'mysql::bindings': python_enable => true, perl_enable => true, python_package_name => 'python3-mysqldb' }
