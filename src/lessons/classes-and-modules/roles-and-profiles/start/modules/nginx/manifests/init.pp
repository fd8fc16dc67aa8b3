# Configures nginx, for any company.
class nginx(
  Integer $workers = 1,
  Boolean $compress = false,
) {
  file { '/etc/nginx.conf':
    content => "workers=${workers}\ncompress=${compress}\n",
  }
}
