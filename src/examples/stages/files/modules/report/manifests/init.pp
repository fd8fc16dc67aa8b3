# Says that the machine is ready, when all else is done.
class report {
  file { '/var/tmp/ready':
    ensure  => file,
    content => "ready\n",
  }
}
