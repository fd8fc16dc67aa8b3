// a comment
class ntp { // another
  // with two blanks
}
