file { '/a':
  require => Mytype[Ntp],
  before  => Mytype['Ntp'],
}
