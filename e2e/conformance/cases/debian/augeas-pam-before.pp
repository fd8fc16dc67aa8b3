# case: {"look": ["/etc/pam.d/su"]}
augeas { 'su':
  context => '/files/etc/pam.d/su',
  changes => [
    "ins 01 before *[type = 'auth'][module = 'pam_rootok.so']",
    'set 01/type auth',
    'set 01/control required',
    'set 01/module pam_wheel.so',
    'set 01/argument use_uid',
  ],
  onlyif  => "match *[module = 'pam_wheel.so'] size == 0",
}
