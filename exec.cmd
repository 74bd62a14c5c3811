@rem npm runs our scripts as "exec node ...": exec gives the shell's place to node everywhere but on Windows, where this stands in.
@%*
