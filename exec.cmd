@rem The npm scripts say exec, by which a shell gives its place to the command. On Windows this stands in for it.
@%*
