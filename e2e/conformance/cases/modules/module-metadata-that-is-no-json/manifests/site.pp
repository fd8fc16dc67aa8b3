notice('first')
include web
