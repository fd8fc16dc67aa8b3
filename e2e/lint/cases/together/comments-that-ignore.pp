# lint:ignore:double_quoted_strings lint:ignore:hard_tabs as the tool wants it
$a = "one"
	$b = "two"
# lint:endignore
$c = "three" # lint:ignore:double_quoted_strings
# lint:ignore:only_variable_string
$d = "${a}"
  # lint:ignore:variables_not_enclosed
$e = "on $a, ${a}"
$f = "${a}" # lint:endignore
$g = "${a}"
# lint:endignore
# lint:ignore:double_quoted_strings never ends
$h = "four"
/* lint:ignore:double_quoted_strings */
# not at the start lint:endignore
