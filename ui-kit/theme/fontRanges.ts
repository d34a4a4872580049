/** The characters of the font's first file: those of nearly every page. `npm run font` makes the file of them. */
export const firstRanges =
  'U+20-7E, U+A0, U+A9, U+B0, U+B2-B3, U+B7, U+BC-BE, U+D7, U+E7-EB, U+EF, U+F4, U+F6, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+203A, U+2212'

/** The other ones of the whole file: a browser loads it where a page has one of them. */
export const otherRanges =
  'U+A1-A8, U+AA-AF, U+B1, U+B4-B6, U+B8-BB, U+BF-D6, U+D8-E6, U+EC-EE, U+F0-F3, U+F5, U+F7-FB, U+FD-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2000-200A, U+2010-2012, U+201A, U+201E, U+2020-2021, U+2030, U+2039, U+2044, U+20AC, U+2122, U+2191, U+2193'

/** The characters of such a list of ranges. */
export const charactersOf = (ranges: string) =>
  ranges.split(', ').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })
