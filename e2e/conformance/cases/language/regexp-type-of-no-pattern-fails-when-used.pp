# case: {"stage": "compile"}
# A pattern that is none is told where it is used.
$broken = Regexp['(']
notice($broken =~ Type)
notice('a' =~ $broken)
