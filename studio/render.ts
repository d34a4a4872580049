import { bundleStage } from './bundleStage.ts'
import { openStudio } from './openStudio.ts'
import { contactSheets, saveDraft, savePicture } from './pictureFiles.ts'
import { allPictures } from './pictures.ts'

const requested = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const draft = process.argv.includes('--draft')
const isWanted = (name: string) => {
  const groups = [name, allPictures[name]?.archetype, allPictures[name]?.setting, name.split('/')[0]]
  return !requested.length || requested.some((word) => groups.includes(word) || name.startsWith(`${word}-`))
}
const chosen = Object.keys(allPictures).filter(isWanted)
if (!chosen.length) throw new Error(`No picture, archetype or product is called ${requested.join(', ')}`)

const studio = await openStudio(await bundleStage())
for (const name of chosen) {
  const start = performance.now()
  const png = await studio.take(name, draft)
  await (draft ? saveDraft(name, png) : savePicture(name, png, allPictures[name]?.format))
  console.log(`${name} (${allPictures[name]?.archetype}): ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
await studio.close()
console.log(`${chosen.length} pictures, seen together in`, ...(await contactSheets(chosen, draft)))
