class ntp {
	$a = "x" 
  file { '/a':
    mode => 644,
    ensure => file,
  }
}
