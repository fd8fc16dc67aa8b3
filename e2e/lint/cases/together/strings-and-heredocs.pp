$a = "nested ${"inner ${$b} text"} and ${[1, 2].map |$x| { "${x}" }}"
$c = @("ONE"/L), @(TWO)
  first $d ${e['f']}
  |- ONE
  second ${not} $replaced
  | TWO
$g = "\${escaped} \\${real} \\\${escaped}"
$h = '\'' + 'a\\' + "b\\"
$i = $j ? { /^a\/b$/ => 1, default => 4 / 2 / 1 }
