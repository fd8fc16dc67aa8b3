package { 'p': install_options => ['-x', { '--root' => '/r' }, 3] }
