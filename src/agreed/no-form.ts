/** What is true in the answer where the service has no such form: others, such as a host of files, have a 404 of their own. */
export const noForm = 'noForm'
