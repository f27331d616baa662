/** The way to the server. It is there for what Vite serves alone, and what pages run is mostly bundled. */
export const hot = import.meta.hot
