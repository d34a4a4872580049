/** A product's name where its brand stands above it: without the brand that it begins with. `Vuthela kettle` -> `Kettle`. */
export const nameBelowBrand = (name: string, brand: string) => {
  if (!name.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return name
  const rest = name.slice(brand.length).trim()
  return rest === '' ? name : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}
