/** The tints behind the products. */
export const tiles = {
  stone: '#eceeeb',
  peach: '#fbe6d8',
  mint: '#e0f0ec',
  cream: '#f7eedd',
  sky: '#e5ecf6',
  rose: '#f8e7e3',
  sage: '#e8efdf',
  lilac: '#edeaf5',
}

export type Tile = keyof typeof tiles
