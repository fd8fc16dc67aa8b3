# A queue of the shop on a machine, with its memory in MB.
define queue(Integer $memory) {
  $jobs = 1

  file { "/etc/queue-${title}.conf":
    content => "jobs=${jobs}\n",
  }
}

queue { 'small': memory => 512 }
queue { 'middle': memory => 2048 }
queue { 'large': memory => 16384 }
