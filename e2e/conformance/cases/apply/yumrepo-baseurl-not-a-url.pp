# An address has to be a URL.
yumrepo { 'x':
  descr   => 'X',
  baseurl => 'mirror.example.com/x',
}
