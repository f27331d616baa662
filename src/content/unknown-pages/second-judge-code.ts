/** The code of the second judge. Of commands only those that judge many new pages import this, and have it bundled beside them. */
export const secondJudge = new URL('./second-judge-worker.js', import.meta.url)
