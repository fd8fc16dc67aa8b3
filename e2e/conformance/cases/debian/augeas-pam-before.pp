# case: {"look": ["/etc/pam.d/app"]}
file { '/etc/pam.d/app': content => "auth sufficient pam_rootok.so\n@include common-auth\n", replace => false }
-> augeas { 'app':
  context => '/files/etc/pam.d/app',
  changes => [
    "ins 01 before *[type = 'auth'][module = 'pam_rootok.so']",
    'set 01/type auth',
    'set 01/control required',
    'set 01/module pam_wheel.so',
    'set 01/argument use_uid',
  ],
  onlyif  => "match *[module = 'pam_wheel.so'] size == 0",
}
