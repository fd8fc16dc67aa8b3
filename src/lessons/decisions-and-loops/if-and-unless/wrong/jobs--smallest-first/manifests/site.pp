# A queue of the shop, on a machine with so many MB of memory.
define queue(Integer $memory) {
  if $memory >= 2048 {
    $jobs = 2
  } elsif $memory >= 8192 {
    $jobs = 8
  } else {
    $jobs = 1
  }

  unless $memory >= 1024 {
    file { "/etc/queue-${title}.warning":
      content => "This machine has little memory.\n",
    }
  }

  file { "/etc/queue-${title}.conf":
    content => "jobs=${jobs}\n",
  }
}

queue { 'small': memory => 512 }
queue { 'middle': memory => 2048 }
queue { 'large': memory => 16384 }
