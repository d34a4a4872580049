import { slugOf } from '#domain/catalogue/slug.ts'

interface Branch {
  name: string
  slug: string
}

/** The two levels of categories, in the order of the menu. */
export const demoCategories: (Branch & { children: Branch[] })[] = Object.entries({
  Appliances: ['Kitchen Appliances', 'Cooling', 'Laundry', 'Floor Care', 'Heating'],
  Hardware: ['Power Tools', 'Hand Tools', 'Paint', 'Plumbing', 'Garden', 'Security and Electrical'],
  Household: ['Cookware', 'Tableware', 'Bedding', 'Cleaning', 'Storage', 'Lighting and Decor'],
}).map(([name, children]) => ({ ...branch(name), children: children.map(branch) }))

function branch(name: string): Branch {
  return { name, slug: slugOf(name) }
}
