import { firstRanges, otherRanges } from '#ui-kit/theme/fontRanges.ts'
import { fontUrl, wholeFontUrl } from '#ui-kit/theme/fontUrl.ts'

/** Loads the font before the first story: with `font-display: optional` timing would decide whether it is used. */
export const waitForFont = async () => {
  for (const [url, unicodeRange] of [
    [wholeFontUrl, otherRanges],
    [fontUrl, firstRanges],
  ] as const) {
    const figtree = new FontFace('Figtree Variable', `url(${url})`, { weight: '300 900', unicodeRange })
    document.fonts.add(await figtree.load())
  }
}
