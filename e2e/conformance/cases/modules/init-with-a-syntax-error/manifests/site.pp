# A syntax error in init.pp also stops other classes of its module.
include b::other
