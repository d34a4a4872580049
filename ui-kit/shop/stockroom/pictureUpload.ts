/** A file on its way, or refused. */
export type PictureUpload = {
  id: string
  /** The file's name. */
  name: string
  /** How much has arrived, 0 to 1. */
  share: number
  /** Why it was refused. */
  problem?: string | undefined
}

/** Whether it may still become a picture of the product. */
export const isOnItsWay = ({ problem }: PictureUpload) => problem === undefined
