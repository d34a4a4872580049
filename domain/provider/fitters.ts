/** A trade that fits what the shop sells. A product asks for it with a tag, so admins decide what wants fitting. */
export interface Fitter {
  /** The tag of the products: `needs-plumber`. */
  tag: string
  /** The trade's path in the tree of provider categories. */
  path: string
  /** With its article: 'a plumber'. */
  who: string
  plural: string
  /** What is done with one product and with several: 'fit it', 'fit them'. */
  task: { one: string; several: string }
}

/** Everybody who fits something. A tag stands for one trade. */
export const fitters: readonly Fitter[] = [
  {
    tag: 'needs-plumber',
    path: 'home-services/plumbing',
    who: 'a plumber',
    plural: 'plumbers',
    task: { one: 'fit it', several: 'fit them' },
  },
  {
    tag: 'needs-electrician',
    path: 'home-services/electrical',
    who: 'an electrician',
    plural: 'electricians',
    task: { one: 'connect it', several: 'connect them' },
  },
  {
    tag: 'needs-painter',
    path: 'construction-renovation/painting',
    who: 'a painter',
    plural: 'painters',
    task: { one: 'put it on', several: 'put them on' },
  },
  {
    tag: 'needs-installer',
    path: 'technology/networks-and-security',
    who: 'an installer',
    plural: 'installers',
    task: { one: 'mount it', several: 'mount them' },
  },
]

/** Who fits a product with these tags; `undefined` if it needs nobody. */
export const fitterOf = (tags: readonly string[]) => fitters.find(({ tag }) => tags.includes(tag))

/** Who fits these products, each trade once, with the products that it fits. */
export const fittersOf = <Product extends { tags: readonly string[] }>(products: readonly Product[]) =>
  fitters.flatMap((fitter) => {
    const goods = products.filter(({ tags }) => fitterOf(tags) === fitter)
    return goods.length > 0 ? [{ fitter, goods }] : []
  })
