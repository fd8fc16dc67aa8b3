$packageName = 'a'
$package_name = "b ${packageName} $packageName ${facts['osFamily']} ${packageName[0]}"
$ntp::Servers = $packageName['key']
notify { $packageName: }
[1].each |$itemValue| { notice($itemValue) }
$text = @("END")
  of ${packageName} and $packageName
  | END
