import { gzipSync } from 'node:zlib'
import { minify, transformWithOxc } from 'vite'

/** Bytes of a module after minification and gzip, without what it imports. */
export const moduleSize = async (code: string, id: string) => {
  const script = await transformWithOxc(code, id, { jsx: { runtime: 'automatic' } })
  const { code: minified } = await minify(id.replace(/\.tsx?$/, '.js'), script.code)
  return gzipSync(minified).length
}
