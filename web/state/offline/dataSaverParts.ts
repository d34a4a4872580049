import { SavedPicture } from '#ui-kit/elements/SavedPicture.tsx'
import { DataSaverBar } from '#ui-kit/shop/shell/DataSaverBar.tsx'

/** The parts of pages for visitors who save data: a chunk of its own, that nobody else loads. */
export const dataSaverParts = { SavedPicture, DataSaverBar }

export type DataSaverParts = typeof dataSaverParts
