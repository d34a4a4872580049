interface Placed {
  id: string
  order: number
}

/**
 * The new places of the slides that have to change so that slide `id` stands at `index` of the list: the list is numbered from 1, so that no two
 * slides share a place afterwards.
 */
export const movedPlaces = (slides: readonly Placed[], id: string, index: number): Placed[] => {
  const moved = slides.find((slide) => slide.id === id)
  if (!moved) return []
  const others = slides.filter((slide) => slide !== moved)
  return others
    .toSpliced(index, 0, moved)
    .map((slide, place) => ({ slide, order: place + 1 }))
    .filter(({ slide, order }) => slide.order !== order)
    .map(({ slide, order }) => ({ id: slide.id, order }))
}
