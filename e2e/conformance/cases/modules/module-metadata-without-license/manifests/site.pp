include ok
include web
