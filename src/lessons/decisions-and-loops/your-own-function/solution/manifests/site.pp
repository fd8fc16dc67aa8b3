file { '/etc/shop.links':
  content => @("LINKS"),
    shop=${shop::url('shop.example.com')}
    admin=${shop::url('admin.example.com', 8443)}
    help=${'help.example.com'.shop::url}
    | LINKS
}
