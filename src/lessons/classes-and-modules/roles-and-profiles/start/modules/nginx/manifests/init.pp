# Puts a configuration of nginx into its place. It knows nothing of this company.
class nginx(
  Integer $workers = 1,
  Boolean $compress = false,
) {
  file { '/etc/nginx.conf':
    content => "workers=${workers}\ncompress=${compress}\n",
  }
}
