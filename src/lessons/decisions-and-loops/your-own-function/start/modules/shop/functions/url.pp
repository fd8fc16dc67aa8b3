# The address of a web site, for people to click.
function shop::url(String $host, Integer $port = 443) >> String {
  "https://${host}"
}
