class ntp {
	notice('tab')
  $a	= 1
  $b = "	inside"
  # 	inside
}
