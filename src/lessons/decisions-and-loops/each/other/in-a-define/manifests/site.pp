define site(Integer $port) {
  file { "/etc/${title}.conf":
    content => "port=${port}\n",
  }
}

site { 'shop': port => 8080 }
site { 'blog': port => 8081 }
site { 'wiki': port => 8082 }
site { 'forum': port => 8083 }
