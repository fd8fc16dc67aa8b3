# case: {"stage": "compile"}
$many = "\a\b\c\d\e\f\g\h\i\j\k\l"
$folder = "C:\dir\${many}\${name} \u12 and \é"
$text = @("END"/tL)
  \d stays, \t is a tab \
  | END
notice("C:\Program Files", "x${folder}\y${text}\z", 'C:\dir \q')
