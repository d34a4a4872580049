import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The studio's page as one script. */
export const bundleStage = async () => {
  const result = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: 'stage.ts', formats: ['iife'], name: 'stage' } },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('Vite built no script')
  return built.output[0].code
}
