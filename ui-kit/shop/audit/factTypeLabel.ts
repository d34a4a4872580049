/** The name of a fact type in words: 'OrderPlaced' is 'Order placed'. */
export const factTypeLabel = (type: string) => {
  const words = type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
