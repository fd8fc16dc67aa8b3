# The address of a web site, for people to click.
function shop::url(String $host, Integer $port = 443) >> String {
  $suffix = $port ? {
    443     => '',
    default => ":${port}",
  }
  "https://${host}${suffix}"
}
