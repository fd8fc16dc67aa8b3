# ~/.bashrc: settings of interactive shells.

case $- in
    *i*) ;;
      *) return;;
esac

HISTCONTROL=ignoreboth
HISTSIZE=1000
HISTFILESIZE=2000
shopt -s histappend
shopt -s checkwinsize

#force_color_prompt=yes
PS1='${debian_chroot:+($debian_chroot)}\u@\h:\w\$ '

if [ -x /usr/bin/dircolors ]; then
    alias ls='ls --color=auto'
    #alias grep='grep --color=auto'
fi

#alias ll='ls -l'
#alias la='ls -A'
#alias l='ls -CF'

if [ -f ~/.bash_aliases ]; then
    . ~/.bash_aliases
fi
