class ntp {
   notice('three')
  notice('two')
 # one
	notice('a tab')

   
}
