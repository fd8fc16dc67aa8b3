$a = 1 
  
$b = 2	
# in a comment 
$c = "in a string 
"
$d = 3
   
