# The messages that people see before and after a login.
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
