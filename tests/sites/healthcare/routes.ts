/** The routes that the specification gives no header and no footer. */
export const bare = ['/service/request', '/service/audit']

/** All routes of the specification. */
export const routes = [
  ...'/ /services /solutions /pricing /about /careers /contact /academy /blog /case-studies /faq /audit /legal'.split(
    ' ',
  ),
  ...bare,
]
