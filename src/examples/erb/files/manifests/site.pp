# The jobs are data. The template in the module decides the file format.
class { 'backup':
  jobs => {
    'home' => { 'paths' => ['/home', '/root'], 'limit' => '20 GiB' },
    'etc'  => { 'paths' => ['/etc'] },
    'www'  => { 'paths' => ['/srv/www'], 'limit' => '512 MiB', 'exclude' => ['*.log', 'cache/'] },
  },
}
