# The texts that people see before and after they log in.
define motd::banner (
  String $owner,
) {
  file { "/etc/${title}":
    content => epp('motd/banner.epp', { 'title' => $title, 'owner' => $owner }),
  }

  file { "/etc/${title}.rules":
    source => 'puppet:///modules/motd/rules',
  }
}
