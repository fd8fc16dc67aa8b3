# The address of a web site, as a link.
function shop::url(String $host, Integer $port = 443) >> String {
  "https://${host}"
}
