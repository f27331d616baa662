/** The names of files that a build makes beside the pages, and that links may lead to. */
export const madeFiles = { sitemap: 'sitemap.xml', robots: 'robots.txt', notFound: '404.html' }
