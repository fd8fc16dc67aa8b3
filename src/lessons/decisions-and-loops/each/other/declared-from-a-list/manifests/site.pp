$sites = [['shop', 8080], ['blog', 8081], ['wiki', 8082], ['forum', 8083]]

each($sites) |$site| {
  file { "/etc/${site[0]}.conf":
    content => "port=${site[1]}\n",
  }
}
