import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { decodePath } from './middleware.ts'

/**
 * Shows nothing that a symbolic link in public/ leads to elsewhere on the machine: no build publishes that, either. What cannot be
 * read as an address is nobody's, as it is where a build is served.
 */
export function stayInside(publicFolder: string): Plugin {
  const isOutside = async (address: string) => {
    const [folder, file] = await Promise.all([realpath(publicFolder), realpath(path.join(publicFolder, address))])
    return !`${file}${path.sep}`.startsWith(`${folder}${path.sep}`)
  }
  return {
    name: 'sectile:stay-inside',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        let address: string
        try {
          address = decodePath(request.url ?? '/')
        } catch {
          response.writeHead(400).end('The address cannot be decoded.')
          return
        }
        // Of what is not there, nothing can be shown.
        isOutside(address).then(
          (outside) => (outside ? response.writeHead(404).end('A link leads out of public/ here.') : next()),
          () => next(),
        )
      })
    },
  }
}
