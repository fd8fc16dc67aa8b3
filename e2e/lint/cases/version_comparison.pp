if $ntp_version > 4 { }
if $release >= '7.2' and $other >= 7 { }
if $ntp::version < 4.2 { }
if $lsbmajdistrelease <= "6" { }
if $version == 5 or $version != 6 { }
if $version == '5' { }
if 4 < $version { }
$versions > 3
$a = $facts['os']['release']['full'] > 3
if $version =~ /5/ { }
notice("${version} > 3")
