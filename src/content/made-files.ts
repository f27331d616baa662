/** The names of files that a build makes beside the pages, and that links may lead to. */
export const madeFiles = { sitemap: 'sitemap.xml', robots: 'robots.txt', notFound: '404.html' }

/** Those that hosts are told by. Lines of the site's own, in public/, come behind ours: in their place no policy would be left. */
export const filesForHosts = ['_headers', '_redirects'] as const
