function shop::url(String $host, Integer $port = 443) >> String {
  if $port == 443 {
    "https://${host}"
  } else {
    "https://${host}:${port}"
  }
}
