# The address of a web site, for people to click.
function shop::url(String $host, Integer $port = 443) >> String {
  if $port == 443 {
    "https://${host}"
  } else {
    "https://${host}:${port}"
  }
}
