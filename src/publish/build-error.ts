/** A build that cannot go on, in words for the author: no stack is shown for it. */
export class BuildError extends Error {}
