/** What the shop sells for the work of a trade: the products with a tag. */
export interface TradeGoods {
  /** A path in the tree of provider categories; it stands for everything below it, too. */
  path: string
  tag: string
  /** Completes 'For …'. */
  work: string
}

/** The trades and specialities that the shop sells something for. */
export const tradeGoods: readonly TradeGoods[] = [
  { path: 'home-services/plumbing', tag: 'plumbing', work: 'plumbing jobs' },
  { path: 'home-services/electrical', tag: 'electrical', work: 'electrical jobs' },
  { path: 'home-services/electrical/solar-and-inverters', tag: 'solar', work: 'solar power' },
  { path: 'home-services/cleaning', tag: 'cleaning', work: 'cleaning jobs' },
  { path: 'home-services/garden-and-yard', tag: 'garden', work: 'garden jobs' },
  { path: 'technology/networks-and-security', tag: 'security', work: 'a safer home' },
  { path: 'food-catering/baking', tag: 'baking', work: 'baking at home' },
  { path: 'food-catering/event-catering', tag: 'cookware', work: 'cooking for many' },
  { path: 'food-catering/home-cooking', tag: 'cookware', work: 'cooking at home' },
  { path: 'food-catering/braai-and-spit', tag: 'braai', work: 'the braai' },
  { path: 'construction-renovation/building', tag: 'building', work: 'building jobs' },
  { path: 'construction-renovation/painting', tag: 'paint', work: 'painting jobs' },
  { path: 'construction-renovation/tiling-and-floors', tag: 'building', work: 'tiling jobs' },
  { path: 'construction-renovation/carpentry-and-welding', tag: 'wood', work: 'woodwork' },
]

/** The goods for a provider with this category path, top group first: those of the speciality, else those of the trade. */
export const goodsOfTrade = (values: readonly string[]) => {
  const path = `${values.join('/')}/`
  return tradeGoods
    .filter((goods) => path.startsWith(`${goods.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}
