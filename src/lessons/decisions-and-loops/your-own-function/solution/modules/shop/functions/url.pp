# The address of a web site, as a link.
function shop::url(String $host, Integer $port = 443) >> String {
  if $port == 443 {
    "https://${host}"
  } else {
    "https://${host}:${port}"
  }
}
