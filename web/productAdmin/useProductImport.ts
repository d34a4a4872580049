import { useState } from 'react'
import type { ImportStage } from '#ui-kit/screens/productAdmin/ProductImportScreen.tsx'
import { useClient } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import { formatProductChanges } from './formatProductChanges.ts'

const maxFileSize = 16 * 1024 * 1024

/** The import of a CSV file into the catalogue: a dry run first, the import on confirmation. */
export const useProductImport = () => {
  const { shop, queryCache } = useClient()
  const [stage, setStage] = useState<ImportStage>({ at: 'choosing' })
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()

  const sendImport = async (csv: File, dryRun: boolean) => {
    // Some systems report another media type for a CSV file, or none.
    const upload = new Blob([csv], { type: 'text/csv' })
    const { results } = await shop.send(
      'POST products/import',
      { query: { dryRun: dryRun ? 'true' : 'false' } },
      { upload },
    )
    return results.map(({ changes, ...row }) => ({ ...row, changes: changes && formatProductChanges(changes) }))
  }
  const startOver = (failure?: string) => {
    setStage({ at: 'choosing' })
    setProblem(failure)
  }

  const onFile = async (chosen: File) => {
    if (chosen.size > maxFileSize) return startOver(`${chosen.name} is larger than 16 MB`)
    setFile(chosen)
    setProblem(undefined)
    setStage({ at: 'checking', file: chosen.name })
    try {
      setStage({ at: 'checked', file: chosen.name, rows: await sendImport(chosen, true) })
    } catch (thrown) {
      startOver(asCallFailed(thrown).message)
    }
  }

  const onImport = async () => {
    if (!file || stage.at !== 'checked') return
    setProblem(undefined)
    setStage({ ...stage, at: 'importing' })
    try {
      setStage({ at: 'done', file: file.name, rows: await sendImport(file, false) })
      queryCache.invalidate('GET products/', 'GET audit/')
    } catch (thrown) {
      setStage(stage)
      setProblem(asCallFailed(thrown).message)
    }
  }

  return { stage, problem, onFile, onImport, onStartOver: () => startOver() }
}
