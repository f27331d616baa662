/** Flags with which git runs nothing but itself, whatever is set up elsewhere. */
export const quietGit = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']
