$shares = {
  '/srv/photos' => { 'owner' => 'www-data' },
  '/srv/music'  => { 'mode' => '0700' },
  '/srv/books'  => {},
}

# The attributes of all shares, unless a share sets them.
$usual = {
  'ensure' => directory,
  'mode'   => '0755',
}
