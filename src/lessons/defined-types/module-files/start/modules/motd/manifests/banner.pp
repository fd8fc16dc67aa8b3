# The messages that people see before and after a login.
define motd::banner (
  String $owner,
) {
  file { "/etc/${title}":
    content => "Welcome.\n",
  }

  file { "/etc/${title}.rules":
    content => "See the rules.\n",
  }
}
