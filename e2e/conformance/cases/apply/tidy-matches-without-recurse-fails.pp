# Patterns need a directory to look into.
tidy { '/srv/t': matches => '*.log' }
