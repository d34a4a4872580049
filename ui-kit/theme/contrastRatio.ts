/** WCAG 2.2 contrast ratio, 1 to 21, of two colours written as #RRGGBB. */
export const contrastRatio = (one: string, other: string) => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)

  return (lighter + 0.05) / (darker + 0.05)
}

const luminance = (color: string) =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7))

const channel = (hex: string) => {
  const share = Number.parseInt(hex, 16) / 255

  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
