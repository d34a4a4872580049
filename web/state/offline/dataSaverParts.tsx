import { useLayoutEffect } from 'react'
import { SavedPicture } from '#ui-kit/elements/SavedPicture.tsx'
import { DataSaverBar } from '#ui-kit/shop/shell/DataSaverBar.tsx'
import { showUsedBytes } from './showUsedBytes.ts'

/** The bar with the figure of the page's light script, which hydration has overwritten. */
const CountingBar = () => {
  useLayoutEffect(showUsedBytes, [])

  return <DataSaverBar />
}

/** The parts of pages for visitors who save data: a chunk of its own, that nobody else loads. */
export const dataSaverParts = { SavedPicture, DataSaverBar: CountingBar }

export type DataSaverParts = typeof dataSaverParts
