notice("a${1.5}b")
notice("${0x1F} ${1e3} ${1e-3} ${2.5e3}")
