/** A file that is being uploaded, or was refused. */
export type PictureUpload = {
  id: string
  /** The file name. */
  name: string
  /** The uploaded share, 0 to 1. */
  share: number
  /** Why the file was refused. */
  problem?: string | undefined
}

/** Whether the upload is still running. */
export const isUploading = ({ problem }: PictureUpload) => problem === undefined
