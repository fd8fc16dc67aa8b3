# The texts that people see before and after they log in.
define motd::banner (
  String $owner,
) {
  file { "/etc/${title}":
    content => template('motd/banner.erb'),
  }

  file { "/etc/${title}.rules":
    source => 'puppet:///modules/motd/rules',
  }
}
