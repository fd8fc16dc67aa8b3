/* one line */
/*
 * several
 *  lines
 */
class ntp { /* at the end */
  /* indented
     text */
  /**/
}
