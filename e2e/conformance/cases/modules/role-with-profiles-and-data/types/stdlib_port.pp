type Stdlib_port = Integer[1, 65535]
