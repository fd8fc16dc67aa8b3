# The jobs are data: the template in the module decides how the file looks.
class { 'backup':
  jobs => {
    'home' => { 'paths' => ['/home', '/root'], 'limit' => '20 GiB' },
    'etc'  => { 'paths' => ['/etc'] },
    'www'  => { 'paths' => ['/srv/www'], 'limit' => '512 MiB', 'exclude' => ['*.log', 'cache/'] },
  },
}
