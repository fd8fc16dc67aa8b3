# case: {"files": {"/etc/yum.repos.d": null, "/etc/yum.conf": "[main]\ngpgcheck=1\n", "/etc/yum.repos.d/base.repo": "# the base\n[base]\nname = Base system\nbaseurl=http://mirror/base\nenabled=1\n\n[extras]\nname=Extras\nenabled=0\n", "/etc/yum.repos.d/old.repo": "[old]\nname=Old\n", "/etc/yum.repos.d/move.repo": "[mover]\nname=Mover\ncost=5\n"}, "look": ["/etc/yum.repos.d", "/etc/yum.repos.d/base.repo", "/etc/yum.repos.d/epel.repo", "/etc/yum.repos.d/old.repo", "/etc/yum.repos.d/moved.repo", "/etc/yum.repos.d/move.repo", "/etc/yum.repos.d/third.repo","/etc/yum.repos.d/own.repo"]}
# Repositories of yum: made, changed, moved, taken out; keys that are absent, comments that stay.
yumrepo { 'epel':
  descr    => 'Extra Packages',
  baseurl  => 'https://epel/9 http://b/x',
  enabled  => true,
  gpgcheck => 'no',
  gpgkey   => 'file:///etc/pki/key',
  password => 'secret',
  priority => -3,
  metadata_expire => '6h',
}
yumrepo { 'base': descr => 'Base system', enabled => '0', cost => 100, baseurl => absent }
yumrepo { 'extras': enabled => absent, exclude => 'kernel*' }
yumrepo { 'old': ensure => absent }
yumrepo { 'mover': target => '/etc/yum.repos.d/moved', cost => 7 }
yumrepo { 'third': target => 'own', descr => 'third one', proxy => '_none_' }
yumrepo { 'gone': ensure => absent }
