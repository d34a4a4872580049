/** Something that the palette can open. */
export type PaletteOption = {
  /** Unique among all groups: 'order-12'. */
  id: string
  label: string
  /** A second, less prominent text: 'Nomvula Khumalo · R 916.00'. */
  note?: string | undefined
  href: string
}

export type PaletteGroup = {
  /** 'Orders'. */
  label: string
  options: readonly PaletteOption[]
  /** Found for a text that has changed since: shown until the new results are there, and not opened. */
  isStale?: boolean | undefined
}
