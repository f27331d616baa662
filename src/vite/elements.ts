import path from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'
import { compileElements } from './compile-elements.ts'
import { nameOf } from './styles.ts'

/** What stands in the place of React. */
const rooms: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'jsx-runtime.ts',
  'react-dom/server': 'server.ts',
}

/**
 * In the server's bundle components are drawn by `src/elements` in place of React, and what is known of their elements is made
 * HTML ahead: the same letters, in a fraction of the time.
 */
export function elements(): Plugin {
  return {
    name: 'sectile:elements',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      order: 'pre',
      filter: { id: /^react(?:$|\/jsx-runtime$|-dom\/server$)/ },
      // Of Mantine the server has its theme and no component.
      handler: (id, importer) =>
        importer?.includes('/@mantine/') ? null : path.join(root, 'src/elements', rooms[id] ?? ''),
    },
    transform: {
      order: 'post',
      filter: { id: /\/src\/.*\.tsx$/ },
      handler: (code, id) => ({ code: compiled(code, id), map: null }),
    },
  }
}

/** What is not known of elements is told with the file in which it stands. */
function compiled(code: string, id: string): string {
  try {
    return compileElements(code)
  } catch (error) {
    throw new Error(`${nameOf(id)}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
