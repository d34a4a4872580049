import { fontUrl } from '#ui-kit/theme/fontUrl.ts'

/** Loads the font before the first story: with `font-display: optional` timing would decide whether it is used. */
export const waitForFont = async () => {
  const figtree = new FontFace('Figtree Variable', `url(${fontUrl})`, { weight: '300 900' })
  document.fonts.add(await figtree.load())
}
