import { useState } from 'react'
import type { ImportStage } from '#ui-kit/screens/admin/ProductImportScreen.tsx'
import { asCallFailed } from '#web/client/callFailed.ts'
import { useClient } from '#web/client/client.ts'
import { changesInWords } from './productWords.ts'

const largest = 16 * 1024 * 1024

/** A file's way into the catalogue: read and checked first, brought in only when that is wanted. */
export const useImport = () => {
  const { shop, answers } = useClient()
  const [stage, setStage] = useState<ImportStage>({ at: 'choosing' })
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()

  const call = async (csv: File, dryRun: boolean) => {
    // Some systems call a CSV file a spreadsheet, or nothing at all.
    const upload = new Blob([csv], { type: 'text/csv' })
    const { results } = await shop.send(
      'POST products/import',
      { query: { dryRun: dryRun ? 'true' : 'false' } },
      { upload },
    )
    return results.map(({ changes, ...row }) => ({ ...row, changes: changes && changesInWords(changes) }))
  }
  const startOver = (why?: string) => {
    setStage({ at: 'choosing' })
    setProblem(why)
  }

  const onFile = async (chosen: File) => {
    if (chosen.size > largest) return startOver(`${chosen.name} is larger than 16 MB`)
    setFile(chosen)
    setProblem(undefined)
    setStage({ at: 'checking', file: chosen.name })
    try {
      setStage({ at: 'checked', file: chosen.name, rows: await call(chosen, true) })
    } catch (thrown) {
      startOver(asCallFailed(thrown).message)
    }
  }

  const onImport = async () => {
    if (!file || stage.at !== 'checked') return
    setProblem(undefined)
    setStage({ ...stage, at: 'importing' })
    try {
      setStage({ at: 'done', file: file.name, rows: await call(file, false) })
      answers.refresh('GET products/', 'GET audit/')
    } catch (thrown) {
      setStage(stage)
      setProblem(asCallFailed(thrown).message)
    }
  }

  return { stage, problem, onFile, onImport, onStartOver: () => startOver() }
}
