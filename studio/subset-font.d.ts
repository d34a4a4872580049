declare module 'subset-font' {
  /** Returns a font with these characters alone. `font`: a whole one, as OpenType, WOFF or WOFF2. */
  // biome-ignore lint/style/noDefaultExport: as the library does
  export default function subsetFont(
    font: Buffer,
    characters: string,
    /** `preserveNameIds`: entries of the name table to keep, such as 0, the copyright. */
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; preserveNameIds?: readonly number[] },
  ): Promise<Buffer>
}
