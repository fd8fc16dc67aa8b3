export const USR_BIN: readonly string[] = (
  '[ awk base64 basename bash cat chage chgrp chmod chown clear cmp column comm cp cut date df diff dirname du echo ' +
  'egrep env expand expr false fgrep file find findmnt fold free getent gpasswd grep groups gunzip gzip head hostname hostnamectl ' +
  'id install join journalctl kill less ln locale logger logname ls md5sum mkdir mktemp more mount mountpoint mv nl nohup nproc od passwd paste ' +
  'pgrep pidof pkill printenv printf ps pwd readlink realpath rev rm rmdir sed seq sh sha1sum sha256sum sha512sum sleep sort split stat ' +
  'strings stty su sync systemctl tac tail tar tee test timeout touch tr true tty umount uname unexpand uniq ' +
  'unlink uptime users wc which who whoami xargs zcat'
).split(' ');

export const USR_SBIN: readonly string[] =
  'chpasswd groupadd groupdel groupmod ldconfig nologin reboot runuser service shutdown sysctl useradd userdel usermod'.split(
    ' ',
  );

export const DEBIAN_USR_BIN: readonly string[] = (
  'apt apt-cache apt-config apt-get apt-mark dash debconf-set-selections debconf-show dpkg dpkg-query localectl perl python3 rbash run-parts ' +
  'systemd-tmpfiles timedatectl update-alternatives'
).split(' ');
export const DEBIAN_USR_SBIN: readonly string[] =
  'dpkg-reconfigure invoke-rc.d lsmod modprobe update-locale update-rc.d'.split(' ');

export const RHEL_USR_BIN: readonly string[] = 'dnf localectl perl python3 rpm systemd-tmpfiles timedatectl yum'.split(
  ' ',
);
export const RHEL_USR_SBIN: readonly string[] = 'chkconfig lsmod modprobe'.split(' ');

/** Programs that call another program or a builtin of the shell. */
export const PROGRAM_ALIASES: Readonly<Record<string, string>> = {
  '[': '[',
  test: 'test-program',
  dash: 'sh',
  rbash: 'sh',
  less: 'cat',
  more: 'cat',
};
