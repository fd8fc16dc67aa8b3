$shares = {
  '/srv/photos' => { 'owner' => 'www-data' },
  '/srv/music'  => { 'mode' => '0700' },
  '/srv/books'  => {},
}

# What holds for all of them, unless a share says otherwise.
$usual = {
  'ensure' => directory,
  'mode'   => '0755',
}

$shares.each |$path, $own| {
  file { $path:
    ensure => directory,
    *      => { 'mode' => '0750' } + $own,
  }
}
