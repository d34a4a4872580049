import { fontFiles } from '#ui-kit/theme/fontFaces.ts'

/** Loads the font before the first story: with `font-display: optional` timing would decide whether it is used. */
export const waitForFont = async () => {
  for (const { url, ranges } of fontFiles) {
    const figtree = new FontFace('Figtree Variable', `url(${url})`, { weight: '300 900', unicodeRange: ranges })
    document.fonts.add(await figtree.load())
  }
}
