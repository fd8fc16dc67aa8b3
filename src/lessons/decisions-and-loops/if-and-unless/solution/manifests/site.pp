# A queue of the shop on a machine, with its memory in MB.
define queue(Integer $memory) {
  if $memory >= 8192 {
    $jobs = 8
  } elsif $memory >= 2048 {
    $jobs = 2
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
