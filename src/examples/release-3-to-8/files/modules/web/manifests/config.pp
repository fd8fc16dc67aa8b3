class web::config($server = 'localhost') {
  notify { "config of ${fqdn} for ${server}": }
}
