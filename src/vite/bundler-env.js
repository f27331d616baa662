/**
 * What a bundler's process is started with. Its allocator gives back at once what it does not need, and asks for no more than
 * it needs, while a large site is read beside it. It connects to nobody, and Node 20 takes 30 ms to read certificates. Whatever
 * the shell says: a bundle is kept under the hash of its sources alone.
 *
 * @type {import('./bundler-env.d.ts').bundlerEnv}
 */
export function bundlerEnv() {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: undefined,
    MIMALLOC_PURGE_DELAY: '0',
    MIMALLOC_ALLOW_THP: '0',
  }
}
