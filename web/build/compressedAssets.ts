import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Bytes. What is smaller fits in the first packets in any case. */
const smallest = 300

/** Writes each script a second time, in Brotli's best quality: a twentieth smaller than compressed for every visitor anew. */
export const compressedAssets: Plugin = {
  name: 'compressed-assets',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets')
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    await Promise.all(scripts.map((name) => writeCompressed(join(folder, name))))
  },
}

const writeCompressed = async (file: string) => {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const compressed = await compress(bytes)
  if (compressed.length < bytes.length) await writeFile(`${file}.br`, compressed)
}
