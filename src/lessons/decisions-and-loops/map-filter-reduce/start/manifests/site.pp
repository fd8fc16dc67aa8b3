# The disks of this machine, in GB.
$disks = {
  'system' => 20,
  'shop'   => 80,
  'cache'  => 5,
  'backup' => 400,
}

$large = []
$lines = []
$total = 0

file { '/etc/disks.large':
  content => $large.join("\n"),
}

file { '/etc/disks.list':
  content => $lines.join("\n"),
}

file { '/etc/disks.total':
  content => "${total} GB",
}
