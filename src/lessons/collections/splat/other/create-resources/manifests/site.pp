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

create_resources('file', $shares, $usual)
