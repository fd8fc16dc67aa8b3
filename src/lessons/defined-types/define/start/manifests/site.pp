file { '/etc/nginx/conf.d/shop.conf':
  content => "server { listen 80; server_name shop; }\n",
}

file { '/etc/nginx/conf.d/blog.conf':
  content => "server { listen 80; server_name blog; }\n",
}
