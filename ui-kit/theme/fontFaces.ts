import { firstRanges, otherRanges } from './fontRanges.ts'
import { fontUrl, wholeFontUrl } from './fontUrl.ts'

/** The files of Figtree, each with the characters that it is loaded for. */
export const fontFiles = [
  { url: wholeFontUrl, ranges: otherRanges },
  { url: fontUrl, ranges: firstRanges },
]

/** Figtree, where it arrives in time. */
export const fontFaces = fontFiles.map(figtree).join('')

/** System fonts stretched to Figtree's measures, so that nothing shifts: in its place, or until it is there. */
export const fallbackFaces = `
  ${fallbackFont('Figtree Arial', '400', "local('Arial'), local('Liberation Sans')", { width: 101.74, ascent: 93.37, descent: 24.57 })}
  ${fallbackFont('Figtree Arial', '600 900', "local('Arial Bold'), local('Liberation Sans Bold')", { width: 98.27, ascent: 96.67, descent: 25.44 })}
  ${fallbackFont('Figtree Roboto', '400 900', "local('Roboto')", { width: 102.09, ascent: 93.06, descent: 24.49 })}
`

function figtree({ url, ranges }: (typeof fontFiles)[number]) {
  return `@font-face { font-family: 'Figtree Variable'; font-weight: 300 900; font-display: optional;
    src: url('${url}') format('woff2'); unicode-range: ${ranges}; }`
}

type Measures = { width: number; ascent: number; descent: number }

// Percentages: Figtree's mean letter width in English text over the fallback's, and its 950 / 250 per 1000 ascent and descent over that.
function fallbackFont(family: string, weight: string, source: string, { width, ascent, descent }: Measures) {
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: ${source};
    size-adjust: ${width}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%; }`
}
