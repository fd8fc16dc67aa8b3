# The texts that people see before and after they log in.
define motd::banner (
  String $owner,
) {
  file { "/etc/${title}":
    content => "Welcome.\n",
  }

  file { "/etc/${title}.rules":
    source => 'puppet:///modules/motd/rules',
  }
}
