# The file has to be named in full.
mailalias { 'x': file => 'etc/list' }
