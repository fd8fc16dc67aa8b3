# Marks the machine as ready after everything else is applied.
class report {
  file { '/var/tmp/ready':
    ensure  => file,
    content => "ready\n",
  }
}
